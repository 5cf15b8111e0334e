import {onMarked, type Behavior} from '@site/src/browser/behavior';
import {onComeBack} from '@site/src/browser/comeBack';
import {isPlainClick} from '@site/src/browser/isPlainClick';
import {fill} from '@site/src/browser/templates';
import {onDialogOpened} from '../dialogs/dialogs';

/** Time between choosing an entry and navigating, in milliseconds, so that the drawer closes visibly. */
const navigationDelay = 100;

/** From this width the header has all entries, and no menu button. */
const wide = '(min-width: 768px)';

const menuOfBar = (): HTMLElement | null => document.querySelector('[data-menu-panel]');

/** Has the drawer list what the menu of the bar does. */
function unfold(drawer: HTMLElement): void {
  const [panel, folded] = [menuOfBar(), drawer.querySelector('[data-folded-menu]')];
  if (panel === null || folded === null || folded.children.length > 1) return;
  fill(panel);
  folded.append(...[...(panel.firstElementChild?.children ?? [])].map((group) => group.cloneNode(true)));
}

/** Closes the menu before navigating, and when the window becomes too wide for it; and the menu of the bar for visitors who come back. */
export default {
  marks: ['data-drawer'],
  start() {
    onDialogOpened('menu', unfold);
    onComeBack(() => menuOfBar()?.hidePopover());
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
