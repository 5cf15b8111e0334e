/** @jest-environment jsdom */
import behavior from '@site/src/docs/Sidebar/sidebar.behavior';

const width = new EventTarget();
Object.assign(window, {matchMedia: () => Object.assign(width, {matches: true})});

beforeAll(() => behavior.start());

test.each([
  [
    'somebody comes back to the page',
    () => window.dispatchEvent(Object.assign(new Event('pageshow'), {persisted: true})),
  ],
  ['the window gets wide enough for it', () => width.dispatchEvent(new Event('change'))],
])('the button says what was chosen on another page once %s', (_, happens) => {
  document.body.innerHTML =
    '<button data-sidebar-toggle aria-controls="list" aria-expanded="true"></button><ul id="list"></ul>';
  const button = document.querySelector('button');
  document.cookie = 'docs-sidebar=collapsed';
  happens();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  document.cookie = 'docs-sidebar=expanded';
  happens();
  expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('collapsing the list by a key leaves the focus where it can be seen', () => {
  document.body.innerHTML =
    '<button data-sidebar-toggle aria-controls="list"></button><ul id="list"><li><a href="/docs">Docs</a></ul>';
  document.cookie = 'docs-sidebar=expanded';
  document.querySelector('a')?.focus();
  document.dispatchEvent(new KeyboardEvent('keydown', {key: 'b', code: 'KeyB', ctrlKey: true, cancelable: true}));
  expect(document.documentElement.outerHTML).toContain('aria-expanded="false"');
  expect(document.querySelector('button')).toHaveFocus();
});
