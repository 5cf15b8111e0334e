import {obrienFlemingLimits, pocockLimits} from '@site/src/lib/statistics/looks';
import {powerOfLooks, visitorsFactor} from '@site/src/lib/statistics/looksPower';
import {criticalValue, normalQuantile} from '@site/src/lib/statistics/normal';

// Jennison and Turnbull (2000), tables 2.2 and 2.4: two-sided tests with an error of 0.05.
test.each([
  [2, 0.8, 1.11, 1.008],
  [3, 0.8, 1.166, 1.017],
  [5, 0.8, 1.229, 1.028],
  [10, 0.8, 1.301, 1.04],
  [2, 0.9, 1.1, 1.007],
  [5, 0.9, 1.207, 1.026],
])('%d looks at a power of %d take the published number of visitors', (looks, power, pocock, obrienFleming) => {
  expect(visitorsFactor(pocockLimits(looks), power)).toBeCloseTo(pocock, 3);
  expect(visitorsFactor(obrienFlemingLimits(looks), power)).toBeCloseTo(obrienFleming, 3);
});

// SAS/STAT, PROC SEQDESIGN, Output 110.3.1: 118.3143 percent of the fixed sample.
test('four looks of Pocock at a power of 0.9 take what SAS prints', () => {
  expect(visitorsFactor(pocockLimits(4), 0.9)).toBeCloseTo(1.183143, 5);
});

test('one look is the test that everybody knows', () => {
  const limit = criticalValue(0.05);
  expect(powerOfLooks([limit], limit + normalQuantile(0.8))).toBeCloseTo(0.8, 12);
  expect(visitorsFactor([limit])).toBeCloseTo(1, 6);
});

test('without a gain, half of the error is found', () => {
  expect(powerOfLooks(pocockLimits(5), 0)).toBeCloseTo(0.025, 6);
});

test.each([
  ['no look', () => powerOfLooks([], 1)],
  ['a limit of 0', () => powerOfLooks([0], 1)],
  ['a power of 1', () => visitorsFactor([2], 1)],
  ['a limit that nothing reaches', () => visitorsFactor([50])],
])('%s is refused', (_, compute) => expect(compute).toThrow(RangeError));
