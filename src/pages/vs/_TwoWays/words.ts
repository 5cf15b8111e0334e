import {publishTime, translationTime} from '../../../content/claims';

export const changeIds = ['headline', 'picture', 'button', 'language'] as const;
export type ChangeId = (typeof changeIds)[number];

/** A change to a page, and what it takes in each of the two ways of work. */
export interface Change {
  readonly id: ChangeId;
  readonly label: string;
  readonly tailor: readonly string[];
  readonly traditional: readonly string[];
}

/** Around the one step that differs, the others are the same for every change. */
function change(id: ChangeId, label: string, tailored: string, byHand: string): Change {
  return {
    id,
    label,
    tailor: ['Open the live page in your browser', tailored, `Publish: ${publishTime.value}`],
    traditional: ['Brief a designer and a developer', byHand, 'Wait for the build and its review', 'Release the page'],
  };
}

export const changes: readonly [Change, ...Change[]] = [
  change('headline', 'A headline', 'Click the headline and say who it is for', 'Write the headline for each variant'),
  change('picture', 'An image', 'Describe what this audience should see', 'Have an image made for each variant'),
  change('button', 'A button', 'Change its words and where it leads', 'Code the button in each variant'),
  change('language', 'A language', `Translate the page: ${translationTime.value}`, 'Have each variant translated'),
];
