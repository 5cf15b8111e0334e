import {onMarked, type Behavior} from '@site/src/browser/behavior';
import {currentDialog} from '@site/src/browser/openDialogs';
import {openDialog} from '@site/src/shell/dialogs/dialogs';
import {isSidebarShortcut} from '../Sidebar/shortcut';
import {wideDocs} from '../Sidebar/state';

const menuButton = (): HTMLElement | null => document.querySelector('[data-docs-menu]');

const openDrawer = (): HTMLDialogElement | undefined =>
  currentDialog()?.dataset.dialog === 'docs' ? currentDialog() : undefined;

function toggleDrawer(button: HTMLElement): void {
  const drawer = openDrawer();
  if (drawer !== undefined) drawer.close();
  else openDialog('docs', document.activeElement === document.body ? button : undefined);
}

/**
 * The button above a page of the docs opens the list of pages in a drawer, and
 * so does Ctrl+B where there is no sidebar. What was clicked before this code
 * came has opened the list in the page, and is not done again.
 */
export default {
  marks: [],
  touches: ['data-docs-menu'],
  start() {
    onMarked('click', 'data-docs-menu', (button, event) => {
      // A list that is open closes as it opened.
      if (button.closest('details')?.open === true) return;
      event.preventDefault();
      openDialog('docs', button);
    });
    // Also where the link is followed by somebody else, as in `npm start`.
    document.addEventListener('click', ({target}) => {
      if (target instanceof Element && target.closest('[data-docs-drawer] a[href]') !== null) openDrawer()?.close();
    });
    const width = window.matchMedia(wideDocs);
    width.addEventListener('change', () => openDrawer()?.close());
    document.addEventListener('keydown', (event) => {
      const button = menuButton();
      if (button === null || !isSidebarShortcut(event) || width.matches) return;
      event.preventDefault();
      toggleDrawer(button);
    });
  },
  onPage() {
    menuButton()?.setAttribute('aria-haspopup', 'dialog');
  },
} satisfies Behavior;
