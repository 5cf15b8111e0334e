import {hasAnswered} from './events';
import {onMarked, type Behaviour} from '@site/src/browser/behaviour';
import {fetchCode} from '@site/src/browser/fetchCode';

/** What the question does once somebody answers it. */
const question = () => fetchCode(() => import(/* webpackChunkName: "page-feedback" */ './question'));

/** "Was this page helpful?": asked once for each page in a browser session. What is refused stays as it was typed. */
export default {
  marks: ['data-feedback-answer', 'data-feedback-form'],
  start() {
    onMarked('click', 'data-feedback-answer', (button) => void question().then(({answer}) => answer(button)));
    onMarked('submit', 'data-feedback-form', (form, event) => {
      event.preventDefault();
      if (form instanceof HTMLFormElement) void question().then(({send}) => send(form));
    });
    onMarked('input', 'data-feedback-form', (form, {target}) => {
      if (target instanceof HTMLTextAreaElement) void question().then(({count}) => count(form, target));
    });
  },
  onPage() {
    for (const each of document.querySelectorAll<HTMLElement>('[data-feedback]')) {
      if (hasAnswered(each.dataset.feedback ?? '')) void question().then(({showAnswered}) => showAnswered(each));
    }
  },
} satisfies Behaviour;
