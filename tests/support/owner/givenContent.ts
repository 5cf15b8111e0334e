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

const callOf = (what: string): RegExp => new RegExp(`(placeholder(?:<[^>]+>)?\\('${what}', )[^)]+\\)`);

/** Whether it is given here: an owner may have given it already, in the site itself. */
export const isGivenHere = (what: string): boolean =>
  Object.keys(given).some((file) => callOf(what).test(readFileSync(file, 'utf8')));

/** The files with it. */
export function givenContent(): Steps {
  const files = Object.entries(given).map(([file, values]) => {
    const text = values.reduce(
      (before, [what, value]) => before.replace(callOf(what), (_, start: string) => `${start}${value})`),
      readFileSync(file, 'utf8'),
    );
    return [file, text] as const;
  });
  return Object.fromEntries(files);
}
