import {differenceInterval} from '@site/src/lib/experiment/differenceInterval';

test("agrees with Newcombe's published example, 56 of 70 against 48 of 80", () => {
  const {difference, low, high} = differenceInterval({visitors: 80, conversions: 48}, {visitors: 70, conversions: 56});
  expect(difference).toBeCloseTo(0.2, 10);
  expect(low).toBeCloseTo(0.0524, 4);
  expect(high).toBeCloseTo(0.3339, 4);
});

test('groups that trade places mirror the interval', () => {
  const [one, other] = [
    {visitors: 500, conversions: 12},
    {visitors: 500, conversions: 17},
  ] as const;
  const forth = differenceInterval(one, other);
  const back = differenceInterval(other, one);
  expect(back.low).toBeCloseTo(-forth.high, 12);
  expect(back.high).toBeCloseTo(-forth.low, 12);
});

test('without visitors nothing is known', () => {
  const nobody = {visitors: 0, conversions: 0};
  expect(differenceInterval(nobody, nobody)).toEqual({difference: 0, low: -1, high: 1});
});
