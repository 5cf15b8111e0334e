import {onMarked, type Behaviour} from '@site/src/browser/behaviour';

function say(link: HTMLElement, words: string): void {
  const status = link.parentElement?.querySelector('[role="status"]');
  if (status) status.textContent = words;
}

/** Links that are copied by the click that follows them, and say so until the focus leaves. */
export default {
  marks: ['data-copy-link'],
  start() {
    onMarked('click', 'data-copy-link', (link) => {
      // Also where the browser has no clipboard, as on pages without https.
      Promise.resolve()
        .then(() => navigator.clipboard.writeText(link.dataset.copyLink ?? ''))
        .then(
          () => say(link, 'Link copied'),
          () => say(link, ''),
        );
    });
    onMarked('focusout', 'data-copy-link', (link) => say(link, ''));
  },
} satisfies Behaviour;
