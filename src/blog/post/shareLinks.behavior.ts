import {onMarked, type Behavior} from '@site/src/browser/behavior';

/** Passes the address of an article to the system's sheet where there is one. */
export default {
  marks: ['data-share-link'],
  start() {
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
} satisfies Behavior;
