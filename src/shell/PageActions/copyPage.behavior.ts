import {onMarked, type Behavior} from '@site/src/browser/behavior';
import {copyAnswers} from './answers';
import {copyTwin} from './copyTwin';

/** 'Copy page': puts the page's Markdown on the clipboard, and says whether it did. */
export default {
  marks: ['data-copy-page'],
  start() {
    onMarked('click', 'data-copy-page', (button) => {
      const status = button.closest('[data-page-actions]')?.querySelector('[role="status"]');
      const words = copyAnswers[document.documentElement.lang === 'de' ? 'de' : 'en'];
      const say = (text: string): void => {
        if (status) status.textContent = text;
      };
      say('');
      copyTwin(button.dataset.copyPage ?? '').then(
        () => say(words.copied),
        () => say(words.failed),
      );
    });
  },
} satisfies Behavior;
