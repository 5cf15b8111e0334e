export interface ElementAction {
  readonly id: 'hide' | 'show' | 'reorder';
  readonly title: string;
  readonly description: string;
}

export const cards: readonly ElementAction[] = [
  {
    id: 'hide',
    title: 'Hide',
    description: 'Take out a navigation bar, a form field or a whole section. The rest moves up.',
  },
  {
    id: 'show',
    title: 'Show',
    description: 'Add what only some visitors need, such as a price calculator or a phone number.',
  },
  {id: 'reorder', title: 'Reorder', description: 'Move the proof above the pitch for visitors who came to compare.'},
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

/** One audience: the campaign that brings it, and the parts it sees from top to bottom. */
interface Audience {
  readonly id: string;
  readonly label: string;
  /** Where its ads send it. */
  readonly campaign: string;
  readonly sees: readonly PagePart[];
}

/** Who they are is known by the ad they clicked: each of these campaigns is shown to one kind of visitor alone. */
export const visitors = [
  {
    id: 'first',
    label: 'First-time',
    campaign: 'utm_campaign=new-audiences',
    sees: ['navigation', 'headline', 'video', 'quotes', 'form'],
  },
  {
    id: 'return',
    label: 'Return',
    campaign: 'utm_campaign=retargeting',
    sees: ['navigation', 'headline', 'news', 'quotes', 'form'],
  },
  {
    id: 'intent',
    label: 'High-intent',
    campaign: 'utm_term=classes-price',
    sees: ['headline', 'calculator', 'form', 'quotes'],
  },
] as const satisfies readonly Audience[];

export type VisitorId = (typeof visitors)[number]['id'];
