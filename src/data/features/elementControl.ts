import type {FeatureCard} from '@site/src/components/CardGroup';

export const cards: readonly FeatureCard[] = [
  {title: 'Hide', description: 'Take out a navigation bar, a form field or a whole section. The rest closes up.'},
  {title: 'Show', description: 'Bring in what only some visitors need, such as a price calculator or a phone number.'},
  {title: 'Reorder', description: 'Move the proof above the pitch for those who came to compare.'},
];

/** What each kind of visitor sees of the same page. */
export interface VisitorRow {
  readonly element: string;
  readonly firstTime: boolean;
  readonly returning: boolean;
  readonly highIntent: boolean;
}

export const visitorRows: readonly VisitorRow[] = [
  {element: 'Introduction video', firstTime: true, returning: false, highIntent: false},
  {element: 'Customer quotes', firstTime: true, returning: true, highIntent: true},
  {element: 'What is new', firstTime: false, returning: true, highIntent: false},
  {element: 'Navigation bar', firstTime: true, returning: true, highIntent: false},
  {element: 'Price calculator', firstTime: false, returning: false, highIntent: true},
];
