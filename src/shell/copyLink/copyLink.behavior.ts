import {onMarked, type Behavior} from '@site/src/browser/behavior';

function say(link: HTMLElement, words: string): void {
  const status = link.parentElement?.querySelector('[role="status"]');
  if (status) status.textContent = words;
}

/**
 * Buttons and links that copy an address: a status next to each says whether it was copied, until it loses the focus.
 */
export default {
  marks: ['data-copy-link'],
  start() {
    onMarked('click', 'data-copy-link', (link) => {
      // Also if there is no clipboard, as on pages without https.
      Promise.resolve()
        .then(() => navigator.clipboard.writeText(link.dataset.copyLink ?? ''))
        .then(
          () => say(link, 'Link copied'),
          () => say(link, 'Not copied. Copy it from the address bar.'),
        );
    });
    onMarked('focusout', 'data-copy-link', (link) => say(link, ''));
  },
} satisfies Behavior;
