import {axisFor} from '@site/src/lib/axis';

it('puts round ticks around the values', () => {
  expect(axisFor([0, 0.0445]).ticks).toEqual([0, 0.02, 0.04, 0.06]);
  expect(axisFor([-0.0077, 0, 0.037]).ticks).toEqual([-0.02, 0, 0.02, 0.04]);
  expect(axisFor([0, 1]).ticks).toEqual([0, 0.25, 0.5, 0.75, 1]);
});

it.each([{values: [0, 3e-9]}, {values: [0.3, 0.3]}, {values: [0, 0]}, {values: [-1, 1]}, {values: [0.64, 2.17]}])(
  'holds $values between its ends',
  ({values}) => {
    const {start, end, ticks} = axisFor(values);
    expect(start).toBeLessThanOrEqual(Math.min(...values));
    expect(end).toBeGreaterThanOrEqual(Math.max(...values));
    expect(end).toBeGreaterThan(start);
    expect(ticks.length).toBeGreaterThanOrEqual(2);
    expect(ticks.length).toBeLessThanOrEqual(7);
  },
);
