/** @jest-environment jsdom */
import behavior from '@site/src/shell/Drawer/drawer.behavior';

test('a page that the browser has kept comes back with the menu of the bar closed', () => {
  const hidePopover = jest.fn();
  // Missing in jsdom.
  Object.assign(HTMLElement.prototype, {hidePopover});
  document.body.innerHTML = '<div popover data-menu-panel></div>';
  behavior.start();
  window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
  expect(hidePopover.mock.contexts).toEqual([document.querySelector('[data-menu-panel]')]);
});
