import {obrienFlemingLimits, pocockLimits} from '@site/src/lib/statistics/looks';
import {powerOfLooks, visitorsFactor} from '@site/src/lib/statistics/looksPower';
import {criticalValue, normalAbove, normalQuantile} from '@site/src/lib/statistics/normal';
import {solveRising} from '@site/src/lib/statistics/solve';

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

test('where a function takes a value is found to the last digits, in far fewer steps than by halving', () => {
  const cube = jest.fn((x: number) => x ** 3);
  expect(solveRising(cube, 27, 0, 100)).toBeCloseTo(3, 14);
  expect(cube.mock.calls.length).toBeLessThan(30);
  const share = jest.fn((z: number) => 1 - normalAbove(z));
  expect(solveRising(share, 0.975, -9, 9)).toBeCloseTo(normalQuantile(0.975), 13);
  expect(share.mock.calls.length).toBeLessThan(20);
});

test('a function that is flat nearly everywhere, or leaps, is halved', () => {
  expect(solveRising((x) => 1 - normalAbove((x - 123) / 0.001), 0.5, 0, 1e6)).toBeCloseTo(123, 10);
  expect(solveRising(Math.floor, 7.5, 0, 1e9, 1e-6)).toBeCloseTo(8, 5);
});

test('the answer is as near as asked for, at the ends too', () => {
  expect(Math.abs((solveRising(Math.exp, 2, 0, 50, 1e-3) ?? NaN) - Math.LN2)).toBeLessThan(1e-3);
  expect(solveRising((x) => x, 1, 1, 2)).toBeCloseTo(1, 14);
  expect(solveRising((x) => x, 2, 1, 2)).toBeCloseTo(2, 14);
});

test('a value that is not between the ends has no answer', () => {
  expect(solveRising((x) => x, 3, 0, 2)).toBeUndefined();
  expect(solveRising((x) => x, -1, 0, 2)).toBeUndefined();
});
