import {createHash} from 'node:crypto';
import {elsewhere} from '../../browser/elsewhere';
import {hashedFiles} from './caching';

/**
 * Has Chromium prepare the page behind a link once the pointer rests on it or presses it. Links with a query, to files
 * (with a dot in the name) and to places on the same page are excluded.
 */
const rules = {
  prerender: [
    {
      where: {
        and: [
          {href_matches: '/*'},
          {not: {href_matches: [...elsewhere, '/*.*', '/*\\?(.+)']}},
          {not: {selector_matches: '[href^="#"], [target], [download]'}},
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/** The speculation rules of every page, as text. */
export const nextPageRules = `${JSON.stringify(rules)}\n`;

const hash = createHash('sha256').update(nextPageRules).digest('hex').slice(0, 8);

/** Where the file is; its name changes with its content. */
export const nextPageRulesPath = `${hashedFiles}next-page.${hash}.speculationrules`;
