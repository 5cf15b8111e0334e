import type {PageKind} from './outline';
import type {RankedPage} from './rank';

export interface ResultGroup {
  readonly kind: PageKind;
  readonly pages: readonly RankedPage[];
}

/** How many pages of each kind are shown. */
const shown: Readonly<Record<PageKind, number>> = {docs: 6, page: 4, post: 4};

/**
 * Puts ranked pages into groups: documentation, pages, posts. Pages come first
 * where one of them is called just what was looked for and no guide is, posts
 * before pages likewise; documentation always comes before posts.
 */
export function groupResults(ranked: readonly RankedPage[]): ResultGroup[] {
  const of = (kind: PageKind): ResultGroup => ({
    kind,
    pages: ranked.filter(({page}) => page.kind === kind).slice(0, shown[kind]),
  });
  const [docs, pages, posts] = [of('docs'), of('page'), of('post')];
  const named = ({pages: [first]}: ResultGroup): boolean => first?.byTitle === true;
  const order =
    named(pages) && !named(docs) ? [pages, docs, posts] : named(posts) ? [docs, posts, pages] : [docs, pages, posts];
  return order.filter((group) => group.pages.length > 0);
}
