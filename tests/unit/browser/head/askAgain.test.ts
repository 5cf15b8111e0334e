/** @jest-environment jsdom */
import {askAgain} from '@site/src/browser/head/askAgain';

const scripts = () => Array.from(document.querySelectorAll('script'), ({src}) => new URL(src).pathname);

function add(src: string, defer = true): HTMLScriptElement {
  const script = document.createElement('script');
  Object.assign(script, {src, defer});
  document.head.append(script);
  return script;
}

const lose = (script: Element | null) => script?.dispatchEvent(new Event('error'));

beforeAll(askAgain);
beforeEach(() => {
  jest.useFakeTimers({now: 5});
  document.head.innerHTML = '';
  delete document.documentElement.dataset.hasHydrated;
});

test('a script that is lost is asked for again after half a second, then after twice as long, up to 30 s', () => {
  add('/assets/js/site.js');
  for (const [count, seconds] of [0.5, 1, 2, 4, 8, 16, 30, 30].entries()) {
    lose(document.head.lastElementChild);
    jest.advanceTimersByTime(seconds * 1000 - 1);
    expect(scripts()).toHaveLength(count + 1);
    jest.advanceTimersByTime(1);
    expect(scripts()).toHaveLength(count + 2);
  }
  expect(new Set(scripts())).toEqual(new Set(['/assets/js/site.js']));
});

test('it is asked for at once when the connection is back, and not once more', () => {
  lose(add('/assets/js/site.js'));
  window.dispatchEvent(new Event('online'));
  expect(scripts()).toHaveLength(2);
  window.dispatchEvent(new Event('online'));
  jest.advanceTimersByTime(60_000);
  expect(scripts()).toHaveLength(2);
});

test.each([
  ['of another site', 'https://elsewhere.example/assets/js/site.js', true],
  ['that a server or an extension has inserted', '/assets/js/site.js', false],
  ['beside the assets', '/cdn/site.js', true],
])('a script %s is its own affair', (_, src, defer) => {
  lose(add(src, defer));
  jest.advanceTimersByTime(60_000);
  expect(scripts()).toHaveLength(1);
});

test.each([
  ['cut off', new SyntaxError('Unexpected end of input'), false, 2],
  ['cut off after all of the page works', new SyntaxError('Unexpected end of input'), true, 1],
  ['at fault', new TypeError('x is not a function'), false, 1],
])('a script that is %s: (%s, %p) there are %i of it', (_, error, isWhole, count) => {
  const {src: filename} = add('/assets/js/site.js?4');
  add('/assets/js/other.js');
  if (isWhole) document.documentElement.dataset.hasHydrated = 'true';
  window.dispatchEvent(new ErrorEvent('error', {error, filename}));
  jest.advanceTimersByTime(60_000);
  expect(scripts().filter((path) => path === '/assets/js/site.js')).toHaveLength(count);
  // Under an address of its own, since the browser has kept what was cut off.
  expect(document.head.lastElementChild).toHaveAttribute(
    'src',
    expect.stringMatching(count === 2 ? /site\.js\?\d+$/ : /other\.js$/),
  );
});
