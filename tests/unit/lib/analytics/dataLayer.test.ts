/** @jest-environment jsdom */
import {pushToDataLayer} from '@site/src/lib/analytics/dataLayer';

afterEach(() => Reflect.deleteProperty(window, 'dataLayer'));

it('is created when missing and added to when there', () => {
  expect(pushToDataLayer({event: 'first'})).toBe(true);
  const layer = window.dataLayer;
  pushToDataLayer({event: 'second'});
  expect(window.dataLayer).toBe(layer);
  expect(layer).toEqual([{event: 'first'}, {event: 'second'}]);
});

const refuse = (): never => {
  throw new Error('blocked');
};

it.each<[string, PropertyDescriptor]>([
  ['push', {value: {push: refuse}}],
  ['getter', {get: refuse}],
  ['setter', {get: () => undefined, set: refuse}],
  ['missing push', {value: 7}],
])('with a broken %s never reaches the visitor, and is told from one that works', (_name, descriptor) => {
  Object.defineProperty(window, 'dataLayer', {configurable: true, ...descriptor});
  expect(pushToDataLayer({event: 'lost'})).toBe(false);
});
