import type {FeedbackReason} from './words';
import {pushToDataLayer} from '../../lib/analytics/dataLayer';
import {isRemembered, remember} from '../../lib/analytics/once';

export interface FeedbackDetails {
  readonly reason: FeedbackReason | undefined;
  /** As typed; spaces around it are cut off, and an empty one is not sent. */
  readonly comment: string;
}

const answerKey = (page: string): string => `doc_feedback:${page}`;

/** Whether this page has had its answer in this browser session. */
export function hasAnswered(page: string): boolean {
  return isRemembered(answerKey(page));
}

/** Sends whether a page was helpful, at once, since most readers stop there, and remembers that it did. False when the data layer would not take it. */
export function reportFeedback(page: string, helpful: boolean, at: Date): boolean {
  const taken = pushToDataLayer({event: 'doc_feedback', page, helpful, timestamp: at.toISOString()});
  if (taken) remember(answerKey(page));
  return taken;
}

/** Sends what a reader added to the answer, under a name of its own, so that answers are not counted twice; nothing added is nothing to send. False when the data layer would not take it. */
export function reportFeedbackDetails(page: string, helpful: boolean, details: FeedbackDetails, at: Date): boolean {
  const comment = details.comment.trim();
  if (details.reason === undefined && comment === '') return true;
  return pushToDataLayer({
    event: 'doc_feedback_reason',
    page,
    helpful,
    ...(details.reason !== undefined && {reason: details.reason}),
    ...(comment !== '' && {comment}),
    timestamp: at.toISOString(),
  });
}
