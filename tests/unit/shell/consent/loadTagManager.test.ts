/** @jest-environment jsdom */
import {loadTagManager, scheduleTagManager} from '@site/src/shell/consent/loadTagManager';

const scripts = () => [...document.querySelectorAll('script')].map(({src}) => src);

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
  delete window.dataLayer;
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

it('adds the script and the start event once', () => {
  loadTagManager('GTM-ABC1234');
  loadTagManager('GTM-ABC1234');
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234']);
  expect(window.dataLayer).toEqual([{'gtm.start': expect.any(Number), event: 'gtm.js'}]);
});

it('comes in a browser that is never idle too', () => {
  window.requestIdleCallback = (run, {timeout = Infinity} = {}) =>
    timeout === Infinity ? 0 : Number(setTimeout(() => run({didTimeout: true, timeRemaining: () => 0}), timeout));
  scheduleTagManager('GTM-ABC1234');
  jest.runAllTimers();
  expect(scripts()).toHaveLength(1);
});

it('waits until the page is idle, and can be called off', () => {
  scheduleTagManager('GTM-ABC1234')();
  jest.runAllTimers();
  expect(scripts()).toEqual([]);
  scheduleTagManager('GTM-ABC1234');
  expect(scripts()).toEqual([]);
  jest.runAllTimers();
  expect(scripts()).toHaveLength(1);
});
