import type {PageKind} from './outline';
import type {RankedPage} from './rank';

export interface ResultGroup {
  readonly kind: PageKind;
  readonly pages: readonly RankedPage[];
}

/** How many pages of each kind are shown. */
const shown: Readonly<Record<PageKind, number>> = {docs: 6, page: 4, post: 4};

/** Whether the title of its best page, or of a section of it, is the query. */
const isNamed = ({pages: [first]}: ResultGroup): boolean => first?.byTitle === true || first?.section !== undefined;

const bestScore = ({pages: [first]}: ResultGroup): number => first?.score ?? 0;

function compare(a: ResultGroup, b: ResultGroup): number {
  const byName = Number(isNamed(b)) - Number(isNamed(a));
  const postsLast = Number(a.kind === 'post') - Number(b.kind === 'post');
  return byName || bestScore(b) - bestScore(a) || postsLast;
}

/**
 * Groups ranked pages by kind: first the group with a page titled like the query, then by rank, and posts last among
 * equals.
 */
export function groupResults(ranked: readonly RankedPage[]): ResultGroup[] {
  const kinds: readonly PageKind[] = ['docs', 'page', 'post'];
  return kinds
    .map((kind) => ({kind, pages: ranked.filter(({page}) => page.kind === kind).slice(0, shown[kind])}))
    .filter(({pages}) => pages.length > 0)
    .sort(compare);
}
