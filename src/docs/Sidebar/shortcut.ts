import {isCommandKey} from '../../browser/commandKey';
import {openDialog} from '../../browser/keyTarget';

/** Whether a key press is Ctrl+B or Cmd+B, and no dialog is open over the page but the sidebar's own. */
export const isSidebarShortcut = (event: KeyboardEvent): boolean =>
  isCommandKey('B', event) && openDialog()?.querySelector('[data-docs-drawer]') !== null;
