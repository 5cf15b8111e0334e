import {middleOf, threadAcross, threadDown} from '@site/src/pages/features/live-deployment/_TriggerDemo/threadPath';

const points = [
  {x: 0, y: 0.5},
  {x: 1, y: 0.25},
  {x: 3, y: 0.75},
];

test('a thread passes its points level, from left to right', () => {
  expect(threadAcross(points)).toBe('M0 0.5C0.5 0.5 0.5 0.25 1 0.25C2 0.25 2 0.75 3 0.75');
});

test('turned downwards, across and down change places', () => {
  expect(threadDown(points)).toBe('M0.5 0C0.5 0.5 0.25 0.5 0.25 1C0.25 2 0.75 2 0.75 3');
});

test('the middle of each of several equal parts', () => {
  expect([0, 1, 2, 3].map((index) => middleOf(index, 4))).toEqual([0.125, 0.375, 0.625, 0.875]);
});
