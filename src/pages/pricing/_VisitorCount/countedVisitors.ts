import {examplePeople, type ExamplePage} from './words';

export type Person = (typeof examplePeople)[number];

/** Who counts as traffic, who does not, and which of the first opened several active pages. */
export interface VisitorCount {
  readonly counted: readonly Person[];
  readonly others: readonly Person[];
  readonly repeated: readonly Person[];
}

/** Each person counts once, as soon as the product is active on one of the pages that they open. */
export function countVisitors(active: ReadonlySet<ExamplePage>): VisitorCount {
  const activePages = ({opens}: Person): number => opens.filter((page) => active.has(page)).length;
  return {
    counted: examplePeople.filter((person) => activePages(person) > 0),
    others: examplePeople.filter((person) => activePages(person) === 0),
    repeated: examplePeople.filter((person) => activePages(person) > 1),
  };
}
