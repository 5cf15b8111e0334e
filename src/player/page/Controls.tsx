import {Captions, CaptionsOff, Pause, Play, RotateCcw} from 'lucide-react';
import type {Chapter} from '../storyboard';
import {formatTime, progress, speeds} from '../timeline';
import type {Words} from '../words';
import styles from './Controls.module.css';

type ControlsProps = Readonly<{words: Words; duration: number; chapters: readonly Chapter[]}>;

/** The bar under the picture, at rest: position, play, running time, chapter, speed, captions. */
export function Controls({words, duration, chapters}: ControlsProps) {
  return (
    <div className={styles.controls}>
      <div className={styles.track}>
        <input
          type="range"
          className={styles.scrub}
          aria-label={words.position}
          aria-valuetext={`${formatTime(0)} ${words.of} ${formatTime(duration)}`}
          min={0}
          max={duration}
          step={0.1}
          defaultValue={0}
          autoComplete="off"
          data-scrub
          data-of={words.of}
        />
        {chapters.slice(1).map(({at}) => (
          <span key={at} className={styles.mark} style={{'--at': progress(at, duration)}} aria-hidden="true" />
        ))}
      </div>
      <div className={styles.buttons}>
        <button
          type="button"
          className={styles.control}
          aria-label={words.play}
          aria-keyshortcuts="Space K"
          data-toggle="play"
          data-play={words.play}
          data-pause={words.pause}
          data-again={words.playAgain}
        >
          <Play aria-hidden="true" />
          <Pause aria-hidden="true" />
          <RotateCcw aria-hidden="true" />
        </button>
        <span className={styles.time} aria-hidden="true" data-time>
          {formatTime(0)} / {formatTime(duration)}
        </span>
        <select className={styles.chapter} aria-label={words.chapter} autoComplete="off" data-chapter>
          {chapters.map(({title, at}) => (
            <option key={at} value={at}>
              {title}
            </option>
          ))}
        </select>
        <select
          className={styles.speed}
          aria-label={words.speed}
          aria-keyshortcuts="1 2 3 4"
          defaultValue={1}
          autoComplete="off"
          data-speed
        >
          {speeds.map((speed) => (
            <option key={speed} value={speed}>
              {`${speed.toLocaleString(words.locale)}×`}
            </option>
          ))}
        </select>
        <button
          type="button"
          className={styles.control}
          aria-label={words.captions}
          aria-pressed
          aria-keyshortcuts="C"
          data-captions
        >
          <Captions aria-hidden="true" />
          <CaptionsOff aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}
