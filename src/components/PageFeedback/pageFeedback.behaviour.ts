import {hasAnswered, reportFeedback, reportFeedbackDetails} from '@site/src/analytics';
import {onMarked, type Behaviour} from '@site/src/browser/behaviour';
import {feedbackAnswers, feedbackReasons, longestComment} from '@site/src/data/pageFeedback';

type Part = 'data-feedback-answers' | 'role="status"' | 'role="alert"' | `data-feedback-form="${string}"`;

/** A part of the question that an element stands in. */
const partOf = (element: Element, part: Part): HTMLElement | null =>
  element.closest('[data-feedback]')?.querySelector(`[${part}]`) ?? null;

const pageOf = (element: Element): string => element.closest<HTMLElement>('[data-feedback]')?.dataset.feedback ?? '';

function say(element: Element, part: 'role="status"' | 'role="alert"', isTrue: boolean): void {
  const line = partOf(element, part);
  if (line !== null) line.textContent = isTrue ? (line.dataset.says ?? '') : '';
}

/** Says whether the data layer took it; thanks stand only where nothing failed. */
function tell(element: Element, isTaken: boolean): void {
  say(element, 'role="alert"', !isTaken);
  say(element, 'role="status"', isTaken);
}

function hideAnswers(element: Element): void {
  const answers = partOf(element, 'data-feedback-answers');
  if (answers !== null) answers.hidden = true;
}

function answer(button: HTMLElement): void {
  const {feedbackAnswer = ''} = button.dataset;
  const isTaken = reportFeedback(pageOf(button), feedbackAnswer === 'yes', new Date());
  tell(button, isTaken);
  if (!isTaken) return;
  hideAnswers(button);
  const form = partOf(button, `data-feedback-form="${feedbackAnswer}"`);
  if (form === null) return;
  form.hidden = false;
  // The button that had the focus is gone.
  form.focus({preventScroll: true});
}

function send(form: HTMLFormElement): void {
  const given = feedbackAnswers.find((each) => each === form.dataset.feedbackForm) ?? 'yes';
  const entered = new FormData(form);
  const reason = feedbackReasons[given].find((each) => each === entered.get('reason'));
  const comment = form.querySelector('textarea')?.value ?? '';
  const isTaken = reportFeedbackDetails(pageOf(form), given === 'yes', {reason, comment}, new Date());
  tell(form, isTaken);
  if (!isTaken) return;
  form.hidden = true;
  partOf(form, 'role="status"')?.focus();
}

/** "Was this page helpful?": asked once for each page in a browser session. What is refused stays as it was typed. */
export default {
  marks: ['data-feedback-answer', 'data-feedback-form'],
  start() {
    onMarked('click', 'data-feedback-answer', answer);
    onMarked('submit', 'data-feedback-form', (form, event) => {
      event.preventDefault();
      if (form instanceof HTMLFormElement) send(form);
    });
    onMarked('input', 'data-feedback-form', (form, {target}) => {
      const left = form.querySelector('[data-feedback-left]');
      if (left !== null && target instanceof HTMLTextAreaElement) {
        left.textContent = String(longestComment - target.value.length);
      }
    });
  },
  onPage() {
    for (const question of document.querySelectorAll('[data-feedback]')) {
      if (!hasAnswered(pageOf(question))) continue;
      hideAnswers(question);
      tell(question, true);
    }
  },
} satisfies Behaviour;
