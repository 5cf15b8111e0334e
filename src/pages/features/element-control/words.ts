export const cards = [
  {
    id: 'hide',
    title: 'Hide',
    description: 'Take out a navigation bar, a form field or a whole section. The rest moves up.',
  },
  {
    id: 'show',
    title: 'Show',
    description: 'Show what only some visitors need, such as a price calculator or a phone number.',
  },
  {id: 'reorder', title: 'Reorder', description: 'Move the proof above the pitch for visitors who came to compare.'},
] as const;

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

/**
 * Audiences: the campaign that brings each of them, and the parts it sees from top to bottom. Who they are is known by
 * the ad they clicked: each of these campaigns is shown to one kind of visitor alone.
 */
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
] as const satisfies readonly {id: string; label: string; campaign: string; sees: readonly PagePart[]}[];

export type VisitorId = (typeof visitors)[number]['id'];
