/** @jest-environment jsdom */
import type * as toasts from '@site/src/ui/toasts';
import {copyText, showToast} from '@site/src/ui/toasts';
import {textsOf} from '../../support/textsOf';

// Missing in jsdom, which does not know what is modal either.
Object.assign(HTMLElement.prototype, {showPopover: () => undefined});
jest.spyOn(document, 'querySelector').mockReturnValue(null);

const shown = () => textsOf(document.querySelectorAll('[role=status] p'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.runAllTimers());

test('a toast stays for 4 s, among the last three, and then Alt+T leads nowhere', () => {
  for (const text of ['one', 'two', 'three', 'four']) showToast(text);
  expect(shown()).toEqual(['two', 'three', 'four']);
  jest.advanceTimersByTime(3_999);
  expect(shown()).toHaveLength(3);
  jest.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
  document.dispatchEvent(new KeyboardEvent('keydown', {key: 't', code: 'KeyT', altKey: true}));
  expect(document.body).toHaveFocus();
});

test.each([
  ['Copied', () => Promise.resolve()],
  ['Refused', () => Promise.reject(new DOMException('denied', 'NotAllowedError'))],
])('after copying it says: %s', async (said, writeText) => {
  Object.assign(navigator, {clipboard: {writeText}});
  await copyText('text', {copied: 'Copied', refused: 'Refused'});
  expect(shown()).toEqual([said]);
});

test.each([
  ['Linux', {key: 't'}],
  ['a Mac', {key: '†'}],
  ['a Greek keyboard', {key: 'τ'}],
  ['Caps Lock', {key: 'T'}],
])('Alt+T leads to the toasts on %s', (_, keys) => {
  showToast('Copied');
  document.dispatchEvent(new KeyboardEvent('keydown', {...keys, code: 'KeyT', altKey: true}));
  const focused = document.activeElement;
  expect([focused?.tagName, focused?.textContent]).toEqual(['SECTION', 'Copied']);
  // They stay as long as they have the focus.
  if (focused instanceof HTMLElement) focused.blur();
});

test.each([
  ['en', 'Notifications Alt+T'],
  ['de', 'Mitteilungen Alt+T'],
])('on a page in %s the place of the toasts is called %s', (language, name) => {
  document.body.replaceChildren();
  document.documentElement.lang = language;
  jest.isolateModules(() => jest.requireActual<typeof toasts>('@site/src/ui/toasts').showToast('Copied'));
  expect([...document.querySelectorAll('section')].map(({ariaLabel}) => ariaLabel)).toEqual([name]);
});
