import {readFileSync} from 'node:fs';
import type {Steps} from '../recipes/pages';

/** What an owner gives in the place of what is not known, in the site as it is: by file, the placeholder's name and the value. */
const given: Readonly<Record<string, readonly (readonly [what: string, value: string])[]>> = {
  'src/pages/team/words.ts': [
    ['name of the CEO', "'Ada Example'"],
    ['profile of the CEO', "'https://people.example.com/ada'"],
    ['name of the CTO', "'Ben Example'"],
  ],
  'src/pages/_legal/company.ts': [
    ['registered name of the company', "'Tailor Example, Inc.'"],
    ['postal address of the company', "'1 Example Street, Los Angeles'"],
  ],
  'src/pages/one-pager/words.ts': [
    [
      'quote on the one-pager',
      "{quote: 'It fits.', author: 'Cy Example', role: 'Head of Growth', company: 'Example Bikes'}",
    ],
  ],
};

/** The files with it. */
export function givenContent(): Steps {
  const files = Object.entries(given).map(([file, values]) => {
    let text = readFileSync(file, 'utf8');
    for (const [what, value] of values) {
      const call = new RegExp(`(placeholder(?:<[^>]+>)?\\('${what}', )[^)]+\\)`);
      if (!call.test(text))
        throw new Error(`${file} has no placeholder('${what}', …); adapt tests/support/owner/givenContent.ts.`);
      text = text.replace(call, (_, start: string) => `${start}${value})`);
    }
    return [file, text] as const;
  });
  return Object.fromEntries(files);
}
