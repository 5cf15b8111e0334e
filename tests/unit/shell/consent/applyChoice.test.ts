/** @jest-environment jsdom */
import {pushToDataLayer} from '@site/src/lib/analytics/dataLayer';
import {applyChoice} from '@site/src/shell/consent/applyChoice';

const container = 'GTM-ABC1234';
const scripts = () => document.querySelectorAll('script').length;

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
  delete window.dataLayer;
});
afterEach(() => jest.useRealTimers());

it('queues and loads nothing while nobody has chosen', () => {
  pushToDataLayer({event: 'a'});
  applyChoice(undefined, container);
  pushToDataLayer({event: 'b'});
  jest.runAllTimers();
  expect(window.dataLayer).toEqual([{event: 'a'}, {event: 'b'}]);
  expect(scripts()).toBe(0);
});

it('leaves the queue in its order for the tag manager that it loads', () => {
  pushToDataLayer({event: 'a'});
  applyChoice('accepted', container);
  pushToDataLayer({event: 'b'});
  jest.runAllTimers();
  expect(window.dataLayer).toMatchObject([{event: 'a'}, {event: 'b'}, {event: 'gtm.js'}]);
  expect(scripts()).toBe(1);
});

it('can be called off before anything is loaded', () => {
  applyChoice('accepted', container)();
  jest.runAllTimers();
  expect(scripts()).toBe(0);
});

it('drops the queue on refusal, and has what follows taken and forgotten, whatever is chosen later', () => {
  pushToDataLayer({event: 'a'});
  applyChoice('refused', container);
  expect(pushToDataLayer({event: 'b'})).toBe(true);
  expect(window.dataLayer).toHaveLength(0);
  applyChoice('accepted', container);
  pushToDataLayer({event: 'c'});
  jest.runAllTimers();
  expect(window.dataLayer).toMatchObject([{event: 'c'}, {event: 'gtm.js'}]);
});

it('stands a data layer that cannot be replaced', () => {
  Object.defineProperty(window, 'dataLayer', {
    configurable: true,
    get: () => undefined,
    set: () => {
      throw new Error('blocked');
    },
  });
  expect(() => applyChoice('refused', container)).not.toThrow();
});
