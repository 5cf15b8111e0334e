import {onMarked, type Behaviour} from '@site/src/browser/behaviour';
import {isPlainClick} from '@site/src/browser/isPlainClick';

/** Time between choosing an entry and navigating, in milliseconds: the drawer is seen to close first. */
const navigationDelay = 100;

/** Closes the menu before the page that was chosen in it. */
export default {
  marks: ['data-drawer'],
  start() {
    onMarked('click', 'data-drawer', (drawer, event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null) return;
      drawer.closest('dialog')?.close();
      if (link.target !== '' || !isPlainClick(event)) return;
      event.preventDefault();
      window.setTimeout(() => window.location.assign(link.href), navigationDelay);
    });
  },
} satisfies Behaviour;
