import {onMarked, type Behavior} from '@site/src/browser/behavior';
import {onComeBack} from '@site/src/browser/comeBack';
import {labelCommandKey} from '@site/src/browser/commandKey';
import {rememberListScroll, restoreListScroll} from './listScroll';
import {isSidebarShortcut} from './shortcut';
import {followRememberedSidebar, isSidebarCollapsed, setSidebarCollapsed, wideDocs} from './state';

const toggleButton = (): HTMLElement | null => document.querySelector('[data-sidebar-toggle]');

const listOf = (button: HTMLElement | null): HTMLElement | null =>
  document.getElementById(button?.getAttribute('aria-controls') ?? '');

const update = (button: HTMLElement): void => button.setAttribute('aria-expanded', String(!isSidebarCollapsed()));

function toggle(button: HTMLElement): void {
  setSidebarCollapsed(!isSidebarCollapsed());
  update(button);
  // The hidden list cannot keep the focus.
  if (isSidebarCollapsed() && listOf(button)?.contains(document.activeElement) === true) button.focus();
}

/** The sidebar of the docs: collapsed and expanded, remembered, and scrolled to where it was. */
export default {
  marks: ['data-sidebar-toggle'],
  start() {
    onMarked('click', 'data-sidebar-toggle', toggle);
    document.addEventListener('keydown', (event) => {
      const button = toggleButton();
      if (button === null || !isSidebarShortcut(event) || !window.matchMedia(wideDocs).matches) return;
      event.preventDefault();
      toggle(button);
    });
    const follow = (): void => {
      const button = toggleButton();
      followRememberedSidebar();
      if (button !== null) update(button);
    };
    onComeBack(follow);
    window.matchMedia(wideDocs).addEventListener('change', follow);
    window.addEventListener('pagehide', () => {
      const list = listOf(toggleButton());
      if (list !== null) rememberListScroll(list);
    });
  },
  onPage() {
    const button = toggleButton();
    const list = listOf(button);
    if (button === null || list === null) return;
    // In `npm start` the head does not know yet that this is a page of the docs.
    if (window.matchMedia(wideDocs).matches) followRememberedSidebar();
    update(button);
    labelCommandKey('B', button);
    // With the next frame, which needs the page's layout as well.
    requestAnimationFrame(() => restoreListScroll(list));
  },
} satisfies Behavior;
