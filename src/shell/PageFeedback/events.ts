import type {FeedbackReason} from './words';
import {pushToDataLayer} from '../../lib/analytics/dataLayer';
import {isRemembered, remember} from '../../lib/analytics/once';

const answerKey = (page: string): string => `doc_feedback:${page}`;

/** Whether this page has had its answer in this browser session. */
export const hasAnswered = (page: string): boolean => isRemembered(answerKey(page));

const timestamp = (): string => new Date().toISOString();

/** Sends whether a page was helpful, at once, since most readers stop there, and remembers that it did. False when the data layer would not take it. */
export function reportFeedback(page: string, helpful: boolean): boolean {
  const taken = pushToDataLayer({event: 'doc_feedback', page, helpful, timestamp: timestamp()});
  if (taken) remember(answerKey(page));
  return taken;
}

/**
 * Sends what a reader added to the answer, under a name of its own, so that answers are not counted twice; nothing added
 * is nothing to send. False when the data layer would not take it.
 *
 * @param comment as typed; spaces around it are cut off, and an empty one is not sent.
 */
export function reportReason(page: string, helpful: boolean, reason: FeedbackReason | undefined, comment: string) {
  const words = comment.trim();
  if (reason === undefined && words === '') return true;
  return pushToDataLayer({
    event: 'doc_feedback_reason',
    page,
    helpful,
    ...(reason !== undefined && {reason}),
    ...(words !== '' && {comment: words}),
    timestamp: timestamp(),
  });
}
