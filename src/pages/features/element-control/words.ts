export interface ElementAction {
  readonly id: 'hide' | 'show' | 'reorder';
  readonly title: string;
  readonly description: string;
}

export const cards: readonly ElementAction[] = [
  {
    id: 'hide',
    title: 'Hide',
    description: 'Take out a navigation bar, a form field or a whole section. The rest closes up.',
  },
  {
    id: 'show',
    title: 'Show',
    description: 'Bring in what only some visitors need, such as a price calculator or a phone number.',
  },
  {id: 'reorder', title: 'Reorder', description: 'Move the proof above the pitch for those who came to compare.'},
];

/** The parts of the example page, in its own order. */
export const pageParts = [
  {id: 'navigation', name: 'Navigation bar'},
  {id: 'headline', name: 'Headline'},
  {id: 'video', name: 'Introduction video'},
  {id: 'quotes', name: 'Customer quotes'},
  {id: 'news', name: 'What is new'},
  {id: 'calculator', name: 'Price calculator'},
  {id: 'form', name: 'Sign-up form'},
] as const;

export type PagePart = (typeof pageParts)[number]['id'];

/** Each kind of visitor, and the parts they see from top to bottom. */
export const visitors = [
  {id: 'first', label: 'First-time', sees: ['navigation', 'headline', 'video', 'quotes', 'form']},
  {id: 'return', label: 'Return', sees: ['navigation', 'headline', 'news', 'quotes', 'form']},
  {id: 'intent', label: 'High-intent', sees: ['headline', 'calculator', 'form', 'quotes']},
] as const satisfies readonly {id: string; label: string; sees: readonly PagePart[]}[];

export type VisitorId = (typeof visitors)[number]['id'];
