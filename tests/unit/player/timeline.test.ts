import {formatTime, neighboringStart, playbackReducer} from '@site/src/player/timeline';

// How time passes, is sought and ends, player.test.tsx holds.

test.each([
  [0, 1, 4],
  [5, 1, 9.5],
  [12, 1, 12],
  [12, -1, 9.5],
  [10, -1, 4],
  [4.5, -1, 0],
  [0, -1, 0],
] as const)('from %s s, %s chapter on is %s s', (time, step, to) => {
  expect(neighboringStart([0, 4, 9.5], time, step)).toBe(to);
});

test.each([
  [0, '0:00'],
  [7.9, '0:07'],
  [40, '0:40'],
  [59.99, '0:59'],
  [60, '1:00'],
  [615, '10:15'],
])('%s s reads %s', (seconds, text) => {
  expect(formatTime(seconds)).toBe(text);
});

test('no time passes while it is paused', () => {
  const paused = {time: 12, playing: false};
  expect(playbackReducer(40)(paused, {type: 'tick', seconds: 1})).toEqual(paused);
});
