/** A made-up site of four pages, and the twelve people who open them in a month. */
export const examplePages = [
  {id: 'search', name: 'Search ads', path: '/desks'},
  {id: 'social', name: 'Social ads', path: '/desks-for-teams'},
  {id: 'prices', name: 'Price list', path: '/prices'},
  {id: 'blog', name: 'Blog', path: '/blog'},
] as const;

export type ExamplePage = (typeof examplePages)[number]['id'];

export const examplePeople: readonly {readonly name: string; readonly opens: readonly ExamplePage[]}[] = [
  {name: 'A', opens: ['search']},
  {name: 'B', opens: ['search']},
  {name: 'C', opens: ['search', 'prices']},
  {name: 'D', opens: ['search', 'blog']},
  {name: 'E', opens: ['search', 'social']},
  {name: 'F', opens: ['social', 'prices']},
  {name: 'G', opens: ['social']},
  {name: 'H', opens: ['social', 'blog']},
  {name: 'I', opens: ['prices', 'blog']},
  {name: 'J', opens: ['prices']},
  {name: 'K', opens: ['blog']},
  {name: 'L', opens: ['blog']},
];

/** Where the drawing's first tier ends, in people: a sketch, and no tier of any plan. */
export const firstTier = 6;

/** Pages where the product is active at first. */
export const activeAtFirst: readonly ExamplePage[] = ['search', 'social'];

/** What the drawing shows, in words. */
export function countWords(counted: number): string {
  const all = examplePeople.length;
  if (counted === 0) return `None of the ${all} people count.`;
  return `${counted} of ${all} people ${counted === 1 ? 'counts' : 'count'}.`;
}

/** Why these are fewer than the threads that lead to them. */
export function repeatWords(repeated: number): string {
  if (repeated === 0) return '';
  return repeated === 1
    ? 'One of them opened two of these pages and counts once.'
    : `${repeated} of them opened two of these pages and count once.`;
}

/** What follows for the plan. */
export function tierWords(counted: number): string {
  if (counted === 0) return 'Tailor is not active on any page.';
  return counted <= firstTier
    ? 'They fit the first tier, so the plan stays on it.'
    : 'They outgrow the first tier: you get notice, and the plan scales to the next one.';
}
