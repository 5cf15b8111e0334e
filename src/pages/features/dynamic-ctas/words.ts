/** What can be done with a button; the id chooses its drawing. */
export const cards = [
  {
    id: 'words',
    title: 'Words for the moment',
    description: '“See the price list” for a price keyword, “Book a demo” for a lead who came from LinkedIn.',
  },
  {
    id: 'link',
    title: 'A link of its own',
    description: 'Each version of a button can lead somewhere else: a form, a calendar, a shorter checkout.',
  },
  {
    id: 'goal',
    title: 'Counted as a conversion',
    description: 'Choose a button as the goal of a test, and only clicks on it count, in both groups.',
  },
] as const;

/** In the drawings: what a campaign's parameter has the button say. */
export const wordings = [
  {origin: 'utm_term=price', words: 'See the price list'},
  {origin: 'utm_source=linkedin', words: 'Book a demo'},
] as const;

/** In the drawings: where the versions of one button lead. */
export const linkPaths = ['/form', '/calendar', '/checkout'] as const;

/** In the drawings: the clicks of a test whose goal is one button. */
export const goalClicks = [
  {group: 'Control', words: 'Get started', isGoal: true},
  {group: 'Treatment', words: 'Book a demo', isGoal: true},
  {group: 'Either', words: 'Watch video', isGoal: false},
] as const;

/** Where a visitor comes from, and what the button of the example page then says and opens; the first is the original. */
export const buttonVersions = [
  {source: 'Typed the address', query: '', words: 'Get started', path: '/signup'},
  {
    source: 'Search ad, price keyword',
    query: '?utm_term=payroll+price+list',
    words: 'See the price list',
    path: '/pricing',
  },
  {
    source: 'LinkedIn ad, finance leads',
    query: '?utm_source=linkedin',
    words: 'Book a 30-minute demo',
    path: '/demo',
  },
  {
    source: 'Newsletter, month-end issue',
    query: '?utm_source=newsletter',
    words: 'Read the month-end guide',
    path: '/guide',
  },
] as const;

export type ButtonVersion = (typeof buttonVersions)[number];
