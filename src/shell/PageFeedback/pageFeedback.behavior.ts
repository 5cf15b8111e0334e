import {hasAnswered, reportFeedback} from './events';
import {onMarked, type Behavior} from '@site/src/browser/behavior';
import {onComeBack} from '@site/src/browser/comeBack';
import {fetchCode} from '@site/src/browser/fetchCode';

/** What the question does once somebody answers it. */
const question = () => fetchCode(() => import(/* webpackChunkName: "page-feedback" */ './question'));

/** The page that the question around an element is about. */
const pageOf = (element: Element): string => element.closest<HTMLElement>('[data-feedback]')?.dataset.feedback ?? '';

/** Sends the answer at once: whoever gives it may leave before the rest has come. A second click gives no second answer. */
function answer(button: HTMLElement): void {
  const page = pageOf(button);
  if (hasAnswered(page)) return;
  const isTaken = reportFeedback(page, button.dataset.feedbackAnswer === 'yes');
  void question().then(({askForMore}) => askForMore(button, isTaken));
}

/** Asks nothing of somebody who has answered before. */
function thank(): void {
  for (const each of document.querySelectorAll<HTMLElement>('[data-feedback]')) {
    if (hasAnswered(pageOf(each))) void question().then(({showAnswered}) => showAnswered(each));
  }
}

/** "Was this page helpful?": asked once for each page in a browser session. What is refused stays as it was typed. */
export default {
  marks: ['data-feedback-answer', 'data-feedback-form'],
  start() {
    onMarked('click', 'data-feedback-answer', answer);
    onMarked('submit', 'data-feedback-form', (form, event) => {
      event.preventDefault();
      if (form instanceof HTMLFormElement) void question().then(({send}) => send(form, pageOf(form)));
    });
    onMarked('input', 'data-feedback-form', (form, {target}) => {
      if (target instanceof HTMLTextAreaElement) void question().then(({count}) => count(form, target));
    });
    onComeBack(thank);
  },
  onPage: thank,
} satisfies Behavior;
