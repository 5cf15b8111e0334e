/** @jest-environment jsdom */
import {reportToPageTag} from '@site/src/lib/analytics/pageTag';

const parameters = {tab: 'analytics', page: '/features/ab-testing-analytics'};
const report = () => reportToPageTag('tab_switch', parameters);

afterEach(() => Reflect.deleteProperty(window, 'gtag'));

it('gets an event with its parameters', () => {
  window.gtag = jest.fn();
  report();
  expect(window.gtag).toHaveBeenCalledWith('event', 'tab_switch', parameters);
});

it('may be missing', () => {
  expect(report).not.toThrow();
});

it('keeps its failure to itself', () => {
  window.gtag = () => {
    throw new Error('blocked');
  };
  expect(report).not.toThrow();
});
