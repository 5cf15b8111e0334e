import {onMarked, type Behaviour} from '@site/src/browser/behaviour';

/** Copies the address of an article, and passes it to the system's sheet where there is one. */
export default {
  marks: ['data-copy-link', 'data-share-link'],
  start() {
    onMarked('click', 'data-copy-link', ({parentElement, dataset: {copyLink = ''}}) => {
      const status = parentElement?.querySelector('[role="status"]');
      const say = (text: string): void => {
        if (status) status.textContent = text;
      };
      // Also where the browser has no clipboard, as on pages without https.
      Promise.resolve()
        .then(() => navigator.clipboard.writeText(copyLink))
        .then(
          () => say('Link copied'),
          () => say('The browser did not allow it. Copy the address from the address bar.'),
        );
    });
    onMarked('click', 'data-share-link', ({dataset: {shareLink: url = '', title = ''}}) => {
      // Who closes the sheet without sharing has changed their mind; there is nothing to say.
      void navigator.share({title, url}).catch(() => {});
    });
  },
  onPage() {
    // Not everywhere, whatever the types say.
    if (!('share' in navigator)) return;
    for (const button of document.querySelectorAll<HTMLElement>('[data-share-link]')) button.hidden = false;
  },
} satisfies Behaviour;
