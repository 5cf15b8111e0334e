import {choiceIn, withoutDebris} from '../../lib/choiceIn';
import {readCode} from '../../lib/typed/code';
import {categories, type Category} from '../categories';

/** How many posts the list shows at first, and how many more each time. */
export const pageSize = 12;

/** What a reader asks of the list; it is in the address, so that it can be shared. */
export interface ListState {
  readonly query: string;
  /** Undefined: 'All'. */
  readonly category: Category | undefined;
  /** How many posts are shown at most. */
  readonly shown: number;
}

export const wholeList: ListState = {query: '', category: undefined, shown: pageSize};

/** Longer queries are cut: no title or excerpt is that long. */
export const maxQueryLength = 200;

/** Reads the list's state from the query string of the address; what it does not know is left out. */
export function readListState(search: string): ListState {
  const parameters = new URLSearchParams(search);
  const pages = Number(withoutDebris(parameters.get('pages') ?? ''));
  const asked = choiceIn(
    search,
    'category',
    categories.map(({slug}) => slug),
  );
  return {
    query: (parameters.get('q') ?? '').slice(0, maxQueryLength),
    category: categories.find(({slug}) => slug === asked),
    shown: Number.isSafeInteger(pages) && pages > 1 && pages <= 1000 ? pages * pageSize : pageSize,
  };
}

/** Writes the state into a query string, other parameters (utm_source, say) kept; without a state, nothing is added. */
export function writeListState({query, category, shown}: ListState, search: string): string {
  const parameters = new URLSearchParams(search);
  for (const name of ['q', 'category', 'pages']) parameters.delete(name);
  if (category !== undefined) parameters.set('category', category.slug);
  if (query !== '') parameters.set('q', query);
  if (shown > pageSize) parameters.set('pages', String(Math.ceil(shown / pageSize)));
  const written = parameters.toString();
  return written === '' ? '' : `?${written}`;
}

/** Whether the state leaves posts out. */
export function isSearch({query, category}: ListState): boolean {
  return readCode(query) !== '' || category !== undefined;
}

/** Whether the state asks for more than the first page of all posts, which is in the HTML. */
export function isNarrowed(state: ListState): boolean {
  return isSearch(state) || state.shown > pageSize;
}

/** What a screen reader hears when the list has changed, and everybody reads above it. */
export function countText(matching: number, total: number): string {
  // The browser's own way with numbers takes 20 ms the first time, which a page's first second need not have.
  const number = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');
  const articles = `${number(total)} ${total === 1 ? 'article' : 'articles'}`;
  return matching === total ? articles : `${number(matching)} of ${articles}`;
}
