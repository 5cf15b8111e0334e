import type {CSSProperties, Dispatch, ReactNode, Ref} from 'react';
import {Captions, CaptionsOff, Pause, Play, RotateCcw} from 'lucide-react';
import {formatTime, progress, type PlaybackAction} from './timeline';
import type {Words} from './words';
import styles from './Player.module.css';

interface ControlsProps {
  /** The button that plays and pauses. */
  readonly ref: Ref<HTMLButtonElement>;
  readonly words: Words;
  readonly time: number;
  readonly duration: number;
  readonly playing: boolean;
  readonly captions: boolean;
  readonly dispatch: Dispatch<PlaybackAction>;
  readonly onToggleCaptions: () => void;
}

/** The bar under the picture: play, position, running time, captions. */
export function Controls({
  ref,
  words,
  time,
  duration,
  playing,
  captions,
  dispatch,
  onToggleCaptions,
}: ControlsProps): ReactNode {
  const ended = time === duration;
  const played: CSSProperties & {'--played': string} = {'--played': `${progress(time, duration)}%`};
  return (
    <div className={styles.controls}>
      <button
        ref={ref}
        type="button"
        className={styles.control}
        aria-label={playing ? words.pause : ended ? words.playAgain : words.play}
        aria-keyshortcuts="Space K"
        onClick={() => dispatch({type: 'toggle'})}
      >
        {playing ? (
          <Pause aria-hidden="true" />
        ) : ended ? (
          <RotateCcw aria-hidden="true" />
        ) : (
          <Play aria-hidden="true" />
        )}
      </button>
      <input
        type="range"
        className={styles.scrub}
        style={played}
        aria-label={words.position}
        aria-valuetext={`${formatTime(time)} ${words.of} ${formatTime(duration)}`}
        min={0}
        max={duration}
        step={0.1}
        value={time}
        onChange={(event) => dispatch({type: 'seek', time: Number(event.currentTarget.value)})}
      />
      <span className={styles.time} aria-hidden="true">
        {formatTime(time)} / {formatTime(duration)}
      </span>
      <button
        type="button"
        className={styles.control}
        aria-label={words.captions}
        aria-pressed={captions}
        aria-keyshortcuts="C"
        onClick={onToggleCaptions}
      >
        {captions ? <Captions aria-hidden="true" /> : <CaptionsOff aria-hidden="true" />}
      </button>
    </div>
  );
}
