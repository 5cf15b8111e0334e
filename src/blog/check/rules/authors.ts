import {authorsFile, type ListedAuthor} from '../../authors';
import type {Finding} from '../../finding';
import type {Site} from '../post';
import {checkTarget} from './links';

/** The addresses of authors lead somewhere. */
export function authorAddresses(authors: readonly ListedAuthor[], site: Site): Finding[] {
  return authors.flatMap(({value, url, line}) => {
    const problem = checkTarget(url, undefined, site);
    return problem === undefined ? [] : [{file: authorsFile, line, place: `url of ${value}`, ...problem}];
  });
}
