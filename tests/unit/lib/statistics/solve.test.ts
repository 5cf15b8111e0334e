import {normalAbove, normalQuantile} from '@site/src/lib/statistics/normal';
import {solveRising} from '@site/src/lib/statistics/solve';

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
