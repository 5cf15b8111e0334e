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

/** The speeds on offer, 1 being that of the stated duration. */
export const speeds = [0.5, 1, 1.5, 2] as const;

/** The time held within the video. */
export function clampTime(time: number, duration: number): number {
  return Math.min(Math.max(time, 0), duration);
}

/** The place in a list of starting times of the last one that has come; 0 before the first. */
export function indexAt(starts: readonly number[], time: number): number {
  return Math.max(starts.filter((start) => start <= time).length - 1, 0);
}

/**
 * Where the next chapter begins, or the one before: from within a chapter back
 * to its start, and from its first second to the chapter before it.
 */
export function neighboringStart(starts: readonly number[], time: number, step: 1 | -1): number {
  const reached = step === 1 ? time : time - 1;
  const current = indexAt(starts, reached);
  return starts[step === 1 ? current + 1 : current] ?? time;
}

/** Minutes and whole seconds: 7.9 is '0:07'. */
export function formatTime(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** The part that has been played, from 0 to 1. */
export function progress(time: number, duration: number): number {
  return clampTime(time, duration) / duration;
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
