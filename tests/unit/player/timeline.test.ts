import {
  clampTime,
  formatTime,
  indexAt,
  neighboringStart,
  playbackReducer,
  progress,
  type Playback,
} from '@site/src/player/timeline';

const starts = [0, 4, 9.5];

test.each([
  [-1, 0],
  [0, 0],
  [3.99, 0],
  [4, 1],
  [9.49, 1],
  [9.5, 2],
  [100, 2],
])('at %s s step %s shows', (time, index) => {
  expect(indexAt(starts, time)).toBe(index);
});

test.each([
  [0, 1, 4],
  [5, 1, 9.5],
  [12, 1, 12],
  [12, -1, 9.5],
  [10, -1, 4],
  [4.5, -1, 0],
  [0, -1, 0],
] as const)('from %s s, %s chapter on is %s s', (time, step, to) => {
  expect(neighboringStart(starts, time, step)).toBe(to);
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

test('a time stays within the video', () => {
  expect([-3, 12, 41].map((time) => clampTime(time, 40))).toEqual([0, 12, 40]);
  expect([-3, 10, 41].map((time) => progress(time, 40))).toEqual([0, 0.25, 1]);
});

describe('playback of 40 s', () => {
  const reduce = playbackReducer(40);
  const paused: Playback = {time: 12, playing: false};
  const playing: Playback = {time: 12, playing: true};

  test('plays and pauses where it is', () => {
    expect(reduce(paused, {type: 'toggle'})).toEqual(playing);
    expect(reduce(playing, {type: 'toggle'})).toEqual(paused);
    expect(reduce(paused, {type: 'play'})).toEqual(playing);
  });

  test('seeks without starting or stopping, and never past an end', () => {
    expect(reduce(paused, {type: 'seek', time: 30})).toEqual({time: 30, playing: false});
    expect(reduce(playing, {type: 'seekBy', seconds: 5})).toEqual({time: 17, playing: true});
    expect(reduce(playing, {type: 'seekBy', seconds: -20})).toEqual({time: 0, playing: true});
    expect(reduce(paused, {type: 'seek', time: 99})).toEqual({time: 40, playing: false});
  });

  test('time passes only while playing, and the end pauses exactly at the stated duration', () => {
    expect(reduce(paused, {type: 'tick', seconds: 1})).toEqual(paused);
    expect(reduce(playing, {type: 'tick', seconds: 1})).toEqual({time: 13, playing: true});
    expect(reduce(playing, {type: 'tick', seconds: 60})).toEqual({time: 40, playing: false});
  });

  test('playing at the end starts over', () => {
    expect(reduce({time: 40, playing: false}, {type: 'toggle'})).toEqual({time: 0, playing: true});
  });
});
