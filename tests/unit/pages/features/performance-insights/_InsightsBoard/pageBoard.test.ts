import {
  falseAlarmShare,
  readBoard,
  type Arms,
} from '@site/src/pages/features/performance-insights/_InsightsBoard/pageBoard';

const arms = (control: readonly [number, number], treatment: readonly [number, number]): Arms => ({
  control: {visitors: control[0], conversions: control[1]},
  treatment: {visitors: treatment[0], conversions: treatment[1]},
});
const read = (...tests: readonly Arms[]) => readBoard(tests, (test) => test);

const ahead = arms([4000, 96], [4000, 152]);
const early = arms([500, 12], [500, 19]);
const broken = arms([4000, 96], [4300, 163]);

test('every test is read by itself, in the order given', () => {
  expect(read(early, ahead, broken).rows.map(({reading}) => reading.conclusion)).toEqual([
    'undecided',
    'treatmentAhead',
    'unevenSplit',
  ]);
});

test('visitors are counted over all tests, conversions of different changes are not added up', () => {
  const board = read(early, ahead, broken);
  expect(board.visitors).toBe(17_300);
  expect(board.treatmentShare).toBeCloseTo(8800 / 17_300, 12);
  expect(read()).toEqual({rows: [], visitors: 0, treatmentShare: 0});
});

test('many tests at once raise more false alarms than one', () => {
  expect(falseAlarmShare(0)).toBe(0);
  expect(falseAlarmShare(1)).toBeCloseTo(0.05, 12);
  expect(falseAlarmShare(8)).toBeCloseTo(0.3366, 4);
});
