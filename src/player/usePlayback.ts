import {useEffect, useMemo, useReducer, type Dispatch} from 'react';
import {playbackReducer, type Playback, type PlaybackAction} from './timeline';

const tickMilliseconds = 100;

/** The running state of one video, which starts paused at its first frame. */
export function usePlayback(duration: number): readonly [Playback, Dispatch<PlaybackAction>] {
  const reducer = useMemo(() => playbackReducer(duration), [duration]);
  const [playback, dispatch] = useReducer(reducer, {time: 0, playing: false});
  const {playing} = playback;

  useEffect(() => {
    if (!playing) return;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      dispatch({type: 'tick', seconds: (now - last) / 1000});
      last = now;
    }, tickMilliseconds);
    return () => clearInterval(timer);
  }, [playing]);

  return [playback, dispatch];
}
