import {estimate} from '@site/src/lib/pricing/estimate';
import {lastPosition, positionOf, positionsPerTier, visitorsAt} from '@site/src/lib/pricing/scale';
import {filledSheet, set} from '../../../support/priceSheets';

const {tiers} = filledSheet;
const positions = Array.from({length: lastPosition(tiers) + 1}, (_, position) => position);

test('a position further on never means fewer visitors, and its tier is the one it lies in', () => {
  expect(positions.length).toBeGreaterThan(60);
  const visitors = positions.map((position) => visitorsAt(tiers, position));
  expect(visitors).toEqual([...visitors].sort((a, b) => a - b));
  expect(visitors.every(Number.isInteger)).toBe(true);
  for (const position of positions.slice(1, -1)) {
    const result = estimate(filledSheet, visitorsAt(tiers, position));
    expect([position, result.kind === 'tier' && result.index]).toEqual([
      position,
      Math.ceil(position / positionsPerTier) - 1,
    ]);
  }
});

test('the ends: nobody, the last visitor of each tier, and one more than all tiers take', () => {
  expect(visitorsAt(tiers, 0)).toBe(0);
  expect(tiers.map((_, index) => visitorsAt(tiers, (index + 1) * positionsPerTier))).toEqual([10_000, 50_000, 200_000]);
  expect(visitorsAt(tiers, lastPosition(tiers))).toBe(200_001);
});

test.each([
  [0, 0],
  [1, 1],
  [5000, 10],
  [10_000, 20],
  [10_001, 21],
  [50_000, 40],
  [200_000, 60],
  [200_001, 61],
  [999_999_999, 61],
])('%d visitors are at position %d', (visitors, position) => {
  expect(positionOf(tiers, visitors)).toBe(position);
});

test('tiers of a few visitors, and none at all', () => {
  const small = [
    {from: 0, to: 0, rate: set(0)},
    {from: 1, to: 3, rate: set(1)},
  ];
  expect(positionOf(small, 0)).toBe(0);
  expect(positionOf(small, 2)).toBe(30);
  expect(visitorsAt(small, 30)).toBe(2);
  expect(visitorsAt(small, 21)).toBe(1);
  expect(visitorsAt([], 5)).toBe(0);
});
