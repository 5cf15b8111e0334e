import {elsewhere} from '../../browser/elsewhere';
import {hashOf} from '../hash';
import {hashedFiles} from './caching';

/** Links with a query, to files (with a dot in the name) and to places on the same page are excluded. */
const nextPages = [
  {href_matches: '/*'},
  {not: {href_matches: [...elsewhere, '/*.*', '/*\\?(.+)']}},
  {not: {selector_matches: '[href^="#"], [target], [download]'}},
];

/**
 * Has Chromium fetch the page behind a link as soon as a pointer or finger is on it, as a click may follow within a
 * tenth of a second, and prepare it once the pointer rests there, which takes twice as long.
 */
const rules = {
  prefetch: [{where: {and: [...nextPages, {selector_matches: ':hover, :active'}]}, eagerness: 'immediate'}],
  prerender: [{where: {and: nextPages}, eagerness: 'moderate'}],
};

/** The speculation rules of every page, as text. */
export const nextPageRules = `${JSON.stringify(rules)}\n`;

/** Where the file is; its name changes with its content. */
export const nextPageRulesPath = `${hashedFiles}next-page.${hashOf(nextPageRules)}.speculationrules`;
