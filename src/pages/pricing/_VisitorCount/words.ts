import type {Person} from './countedVisitors';

/** A made-up site of four pages, and the twelve people who open them in a month. */
export const examplePages = [
  {id: 'search', name: 'Page for search ads', path: '/desks'},
  {id: 'social', name: 'Page for social ads', path: '/desks-for-teams'},
  {id: 'prices', name: 'Price list', path: '/prices'},
  {id: 'blog', name: 'Blog', path: '/blog'},
] as const;

export type ExamplePage = (typeof examplePages)[number]['id'];

export const examplePeople: readonly Person<ExamplePage>[] = [
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

/** Where the drawing's tiers end, in people: a sketch, and no tier of any plan. */
export const exampleTiers = [
  {name: 'First tier', to: 6},
  {name: 'Second tier', to: 12},
] as const;

/** Pages where the product is active at first. */
export const activeAtFirst: readonly ExamplePage[] = ['search', 'social'];

/** What the drawing shows, in words. */
export function countWords(counted: number): string {
  const all = examplePeople.length;
  if (counted === 0) return `None of the ${all} people count.`;
  return `${counted} of ${all} people ${counted === 1 ? 'counts' : 'count'}.`;
}

/** What follows for the plan. */
export function tierWords(counted: number): string {
  if (counted === 0) return 'Tailor is not active on any page.';
  return counted <= exampleTiers[0].to
    ? 'They fit the first tier, so the plan stays on it.'
    : 'That is past the first tier: the plan scales to the next one.';
}
