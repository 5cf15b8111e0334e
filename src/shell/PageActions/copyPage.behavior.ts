import {onMarked, type Behavior} from '@site/src/browser/behavior';
import type {Language} from '@site/src/lib/audience';

/** @throws Error if there is no Markdown, as in `npm start`, or it cannot be fetched. */
async function fetchTwin(twin: string): Promise<string> {
  const answer = await fetch(twin);
  // Some hosts answer with a page for an unknown file.
  if (!answer.ok || answer.headers.get('Content-Type')?.startsWith('text/html')) {
    throw new Error(`${twin} answered ${answer.status}, and not with Markdown. It is written when the site is built.`);
  }
  return answer.text();
}

/**
 * Copies a page's Markdown. Safari allows writing to the clipboard only during the click, so it gets a promise of the
 * text.
 *
 * @throws if there is no Markdown, or the browser refuses.
 */
async function copyTwin(twin: string): Promise<void> {
  const text = fetchTwin(twin);
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const blob = text.then((markdown) => new Blob([markdown], {type: 'text/plain'}));
  await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

const copyAnswers = {
  en: {copied: 'Copied', failed: 'Not copied. Open it as Markdown.'},
  de: {copied: 'Kopiert', failed: 'Nicht kopiert. Öffnen Sie sie als Markdown.'},
} satisfies Record<Language, object>;

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
