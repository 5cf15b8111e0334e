/** @jest-environment jsdom */
import behavior from '@site/src/docs/Sidebar/sidebar.behavior';

const width = new EventTarget();
Object.assign(window, {matchMedia: () => Object.assign(width, {matches: true})});

test.each([
  [
    'somebody comes back to the page',
    () => window.dispatchEvent(Object.assign(new Event('pageshow'), {persisted: true})),
  ],
  ['the window gets wide enough for it', () => width.dispatchEvent(new Event('change'))],
])('the button says what was chosen on another page once %s', (_, happens) => {
  document.body.innerHTML =
    '<button data-sidebar-toggle aria-controls="list" aria-expanded="true"></button><ul id="list"></ul>';
  behavior.start();
  const button = document.querySelector('button');
  document.cookie = 'docs-sidebar=collapsed';
  happens();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  document.cookie = 'docs-sidebar=expanded';
  happens();
  expect(button).toHaveAttribute('aria-expanded', 'true');
});
