/** @jest-environment jsdom */
import type * as choiceModule from '@site/src/shell/consent/choice';

/** As after loading a page: nothing is remembered but what is stored. */
async function loadPage(): Promise<typeof choiceModule> {
  jest.resetModules();
  return import('@site/src/shell/consent/choice');
}

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

it('is open until somebody chooses, and then stays chosen', async () => {
  const first = await loadPage();
  const heard = jest.fn();
  const stop = first.subscribeToChoice(heard);
  expect(first.currentChoice()).toBeUndefined();
  first.choose('accepted');
  expect(first.currentChoice()).toBe('accepted');
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  expect((await loadPage()).currentChoice()).toBe('accepted');
});

it('does not take what else may be stored under its name for a choice', async () => {
  window.localStorage.setItem('cookie-choice', '<img>');
  expect((await loadPage()).currentChoice()).toBeUndefined();
});

it('holds for the life of the page where storage is denied', async () => {
  const {choose, currentChoice} = await loadPage();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(currentChoice()).toBeUndefined();
  choose('refused');
  expect(currentChoice()).toBe('refused');
});

it('follows a choice made in another tab, and ignores other entries', async () => {
  const {choose, currentChoice, subscribeToChoice} = await loadPage();
  const heard = jest.fn();
  choose('accepted');
  subscribeToChoice(heard);
  window.localStorage.setItem('cookie-choice', 'refused');
  window.dispatchEvent(new StorageEvent('storage', {key: 'theme'}));
  expect(heard).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', {key: 'cookie-choice'}));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(currentChoice()).toBe('refused');
});

it('takes Global Privacy Control for a refusal, which an own choice overrules', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', {value: true, configurable: true});
  const {choose, currentChoice, signalsRefusal} = await loadPage();
  expect(signalsRefusal()).toBe(true);
  expect(currentChoice()).toBe('refused');
  choose('accepted');
  expect(currentChoice()).toBe('accepted');
});
