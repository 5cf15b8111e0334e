import {reportReason} from './events';
import {isDataLayerClosed} from '../../lib/analytics/dataLayer';
import {feedbackAnswers, feedbackReasons, longestComment} from './words';
type Part = 'data-feedback-answers' | 'role="status"' | 'role="alert"' | `data-feedback-form="${string}"`;

const partOf = (element: Element, part: Part): HTMLElement | null =>
  element.closest('[data-feedback]')?.querySelector(`[${part}]`) ?? null;

function say(element: Element, part: 'role="status"' | 'role="alert"', isTrue: boolean): void {
  const line = partOf(element, part);
  if (line === null) return;
  const {says = '', saysRefused = says} = line.dataset;
  line.textContent = isTrue ? (isDataLayerClosed() ? saysRefused : says) : '';
}

/** Says whether the data layer took it, and why not; thanks stand only where nothing failed. */
function tell(element: Element, isTaken: boolean): void {
  say(element, 'role="alert"', !isTaken);
  say(element, 'role="status"', isTaken);
}

function hideAnswers(element: Element): void {
  partOf(element, 'data-feedback-answers')?.toggleAttribute('hidden', true);
}

/** Says whether the answer was taken, and asks for more. */
export function askForMore(button: HTMLElement, isTaken: boolean): void {
  tell(button, isTaken);
  if (!isTaken) return;
  hideAnswers(button);
  const form = partOf(button, `data-feedback-form="${button.dataset.feedbackAnswer ?? ''}"`);
  if (form === null) return;
  form.hidden = false;
  // The button that had the focus is gone.
  form.focus({preventScroll: true});
}

/** Sends what a reader adds to the answer about a page. */
export function send(form: HTMLFormElement, page: string): void {
  const given = feedbackAnswers.find((each) => each === form.dataset.feedbackForm) ?? 'yes';
  const entered = new FormData(form);
  const reason = feedbackReasons[given].find((each) => each === entered.get('reason'));
  const isTaken = reportReason(page, given === 'yes', reason, form.querySelector('textarea')?.value ?? '');
  tell(form, isTaken);
  if (!isTaken) return;
  form.hidden = true;
  partOf(form, 'role="status"')?.focus();
}

/** Says how much more can be written. */
export function count(form: HTMLElement, {value}: HTMLTextAreaElement): void {
  const left = form.querySelector('[data-feedback-left]');
  if (left !== null) left.textContent = String(longestComment - value.length);
}

/** Thanks for an answer that was given before. */
export function showAnswered(question: HTMLElement): void {
  hideAnswers(question);
  tell(question, true);
}
