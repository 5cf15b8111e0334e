/** Pure time arithmetic of the player; all times are in seconds. */

export interface Playback {
  readonly time: number;
  readonly playing: boolean;
}

export type PlaybackAction =
  | {readonly type: 'toggle'}
  | {readonly type: 'play'}
  | {readonly type: 'seek'; readonly time: number}
  | {readonly type: 'seekBy'; readonly seconds: number}
  /** Time has passed while playing. */
  | {readonly type: 'tick'; readonly seconds: number};

/** The time held within the video. */
export function clampTime(time: number, duration: number): number {
  return Math.min(Math.max(time, 0), duration);
}

/** The step showing at a time: the last one that has begun. */
export function stepAt<Step extends {readonly at: number}>(steps: readonly [Step, ...Step[]], time: number): Step {
  return steps.filter(({at}) => at <= time).at(-1) ?? steps[0];
}

/** Minutes and whole seconds: 7.9 is '0:07'. */
export function formatTime(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** The part that has been played, in percent. */
export function progress(time: number, duration: number): number {
  return (clampTime(time, duration) / duration) * 100;
}

/** Playing from the end starts over; reaching the end pauses. */
export function playbackReducer(duration: number) {
  const start = ({time}: Playback): Playback => ({time: time >= duration ? 0 : time, playing: true});
  return (state: Playback, action: PlaybackAction): Playback => {
    switch (action.type) {
      case 'toggle':
        return state.playing ? {...state, playing: false} : start(state);
      case 'play':
        return start(state);
      case 'seek':
        return {...state, time: clampTime(action.time, duration)};
      case 'seekBy':
        return {...state, time: clampTime(state.time + action.seconds, duration)};
      case 'tick': {
        if (!state.playing) return state;
        // Whole milliseconds, so that tenths do not add up to 8.999 s.
        const time = clampTime(Math.round((state.time + action.seconds) * 1000) / 1000, duration);
        return {time, playing: time < duration};
      }
    }
  };
}
