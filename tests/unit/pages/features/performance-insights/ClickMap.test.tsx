/** @jest-environment jsdom */
import {ClickMap} from '@site/src/pages/features/performance-insights/_InsightCards/ClickMap';
import {renderInSite} from '../../../../support/render';

test('the areas of the discs are to one another as the shares beside them', () => {
  const {container} = renderInSite(<ClickMap />);
  const shares = [...container.querySelectorAll<HTMLElement>('.disc')].map((disc) => ({
    area: Number.parseFloat(disc.style.width) ** 2,
    share: Number.parseFloat(disc.nextElementSibling?.textContent ?? ''),
  }));
  expect(shares.length).toBeGreaterThan(1);
  const [first] = shares.map(({area, share}) => area / share);
  // The shares are rounded.
  for (const {area, share} of shares) expect(area / share / (first ?? 0)).toBeCloseTo(1, 1);
});
