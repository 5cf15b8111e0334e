/** @jest-environment jsdom */
import {reportCtaClick, reportDocClick, reportTabSwitch} from '@site/src/lib/analytics/pageTag';

const page = '/features/ab-testing-analytics';

function reportAll(): void {
  reportTabSwitch({tab: 'analytics', page});
  reportCtaClick({location: 'hero', variant: 'primary', page});
  reportDocClick({page});
}

afterEach(() => Reflect.deleteProperty(window, 'gtag'));

it('sends each event with exactly its parameters', () => {
  window.gtag = jest.fn();
  reportAll();
  expect(jest.mocked(window.gtag).mock.calls).toEqual([
    ['event', 'tab_switch', {tab: 'analytics', page}],
    ['event', 'cta_click', {cta_location: 'hero', cta_variant: 'primary', page}],
    ['event', 'doc_click', {page}],
  ]);
});

it('is silent without a tag', () => {
  expect(reportAll).not.toThrow();
});

it('keeps the failure of a tag to itself', () => {
  window.gtag = () => {
    throw new Error('blocked');
  };
  expect(reportAll).not.toThrow();
});
