/** A person, and the pages they open in a month. */
export interface Person<Page extends string> {
  readonly name: string;
  readonly opens: readonly Page[];
}

/** A person on one page: counted here, counted on an earlier page already, or not counted at all. */
export type VisitState = 'counted' | 'already' | 'ignored';

/**
 * Who counts as traffic: each person once, on the first page of the list that
 * they open and where the product is active.
 *
 * @returns for each page in the order given, its visitors and how each of them counts.
 */
export function countVisitors<Page extends string>(
  pages: readonly Page[],
  people: readonly Person<Page>[],
  active: ReadonlySet<Page>,
): ReadonlyMap<Page, ReadonlyMap<string, VisitState>> {
  const counted = new Set<string>();
  const stateOn = (page: Page, name: string): VisitState => {
    if (!active.has(page)) return 'ignored';
    if (counted.has(name)) return 'already';
    counted.add(name);
    return 'counted';
  };
  return new Map(
    pages.map((page) => {
      const visitors = people.filter(({opens}) => opens.includes(page));
      return [page, new Map(visitors.map(({name}) => [name, stateOn(page, name)]))];
    }),
  );
}
