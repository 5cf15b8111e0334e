/** @jest-environment jsdom */
import AbTestingAnalytics from '@site/src/pages/features/ab-testing-analytics';
import {renderInSite} from '../../../../support/render';

/** From the specification: "cta_click (cta_location hero or footer, cta_variant primary or secondary, page)". */
test('the calls to action are reported by their place and kind, in the order of the page', () => {
  const {container} = renderInSite(<AbTestingAnalytics />, {at: '/features/ab-testing-analytics'});
  const actions = [...container.querySelectorAll<HTMLElement>('main [data-call-to-action]')];
  expect(actions.map(({dataset}) => [dataset.callToAction, dataset.reportsClick])).toEqual(
    ['hero-primary', 'hero-secondary', 'footer-primary', 'footer-secondary'].map((action) => [
      action,
      '/features/ab-testing-analytics',
    ]),
  );
});
