import {twoSided} from '@site/src/lib/experiment/normal';
import {differencePValue} from '@site/src/lib/experiment/pValue';
import {sampleRatioPValue} from '@site/src/lib/experiment/sampleRatio';
import {visitorsPerGroup} from '@site/src/lib/experiment/sampleSize';

test.each([
  [1.959964, 0.05],
  [-1.959964, 0.05],
  [2.575829, 0.01],
  [3.290527, 0.001],
  [0, 1],
])('a z of %s has the two-sided p-value %s of the normal table', (z, expected) => {
  expect(twoSided(z)).toBeCloseTo(expected, 5);
});

test.each([
  [4000, 96, 4000, 152, 0.000303333],
  [200, 50, 250, 65, 0.809037],
  [250, 65, 200, 50, 0.809037],
])(
  '%s visitors with %s conversions and %s with %s have the p-value that Python statistics.NormalDist gives',
  (...row) => {
    const [visitors, conversions, others, otherConversions, expected] = row;
    const pValue = differencePValue({visitors, conversions}, {visitors: others, conversions: otherConversions});
    expect(pValue).toBeCloseTo(expected, 6);
  },
);

test.each([
  [4000, 4100, 0.266521],
  [4000, 4300, 0.000991],
  [4300, 4000, 0.000991],
  [0, 0, 1],
])('a split of %s to %s has the p-value %s', (control, treatment, expected) => {
  expect(sampleRatioPValue(control, treatment)).toBeCloseTo(expected, 5);
});

test.each([
  [0.5, 0.5, 58],
  [0.01, 0.1, 163_095],
  [0.024, 0.2, 17_511],
  [0.05, 0.2, 8158],
  [0.1, 0.5, 686],
])('at a rate of %s, a lift of %s takes as many visitors as R power.prop.test says: %s', (baseline, lift, expected) => {
  expect(Math.abs(visitorsPerGroup(baseline, lift) - expected)).toBeLessThanOrEqual(1);
});

test.each([
  [0, 0.1],
  [1, 0.1],
  [0.6, 0.9],
  [0.1, 0],
  [Number.NaN, 0.1],
])('a rate of %s with a lift of %s is refused, with both values named', (baseline, lift) => {
  expect(() => visitorsPerGroup(baseline, lift)).toThrow(`A baseline of ${baseline} with a lift of ${lift}`);
});
