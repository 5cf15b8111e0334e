/** A person, and the pages they open in a month. */
export interface Person<Page extends string> {
  readonly name: string;
  readonly opens: readonly Page[];
}

/** Who counts as traffic, who does not, and which of the first opened several active pages. */
export interface VisitorCount<Page extends string> {
  readonly counted: readonly Person<Page>[];
  readonly others: readonly Person<Page>[];
  readonly repeated: readonly Person<Page>[];
}

/** Each person counts once, as soon as the product is active on one of the pages that they open. */
export function countVisitors<Page extends string>(
  people: readonly Person<Page>[],
  active: ReadonlySet<Page>,
): VisitorCount<Page> {
  const activePages = ({opens}: Person<Page>): number => opens.filter((page) => active.has(page)).length;
  return {
    counted: people.filter((person) => activePages(person) > 0),
    others: people.filter((person) => activePages(person) === 0),
    repeated: people.filter((person) => activePages(person) > 1),
  };
}
