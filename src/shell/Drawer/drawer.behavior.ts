import {onMarked, type Behavior} from '@site/src/browser/behavior';
import {onComeBack} from '@site/src/browser/comeBack';
import {isPlainClick} from '@site/src/browser/isPlainClick';

/** Time between choosing an entry and navigating, in milliseconds, so that the drawer closes visibly. */
const navigationDelay = 100;

/** From this width the header has all entries, and no menu button. */
const wide = '(min-width: 768px)';

/** Closes the menu before navigating, and when the window becomes too wide for it; and the menu of the bar for visitors who come back. */
export default {
  marks: ['data-drawer'],
  start() {
    onComeBack(() => document.querySelector<HTMLElement>('[data-menu-panel]')?.hidePopover());
    window.matchMedia(wide).addEventListener('change', () => {
      document.querySelector('[data-drawer]')?.closest('dialog')?.close();
    });
    onMarked('click', 'data-drawer', (drawer, event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null) return;
      drawer.closest('dialog')?.close();
      if (link.target !== '' || !isPlainClick(event)) return;
      event.preventDefault();
      window.setTimeout(() => window.location.assign(link.href), navigationDelay);
    });
  },
} satisfies Behavior;
