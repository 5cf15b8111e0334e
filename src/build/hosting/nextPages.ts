import {createHash} from 'node:crypto';
import {elsewhere} from '../../browser/elsewhere';
import {hashedFiles} from './caching';

/**
 * Has Chromium prepare the page that a link leads to once the pointer rests on
 * it or presses it. What links with a query open, files (their names have a
 * dot) and places on the page itself are left alone.
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

/** The speculation rules of every page, as the file holds them. */
export const nextPageRules = `${JSON.stringify(rules)}\n`;

const hash = createHash('sha256').update(nextPageRules).digest('hex').slice(0, 8);

/** Where the file is; its name changes with its content. */
export const nextPageRulesPath = `${hashedFiles}next-page.${hash}.speculationrules`;
