import {useCallback, useRef, useState, useEffect, type ReactNode} from 'react';
import {Play} from 'lucide-react';
import type {Language} from '@site/src/audience';
import type {Walkthrough} from './scenes';
import {Controls} from './Controls';
import {Stage} from './stage/Stage';
import {stepAt} from './timeline';
import {usePlayback} from './usePlayback';
import {usePlayerKeys} from './usePlayerKeys';
import {wordsIn} from './words';
import styles from './Player.module.css';

export interface PlayerProps {
  readonly title: string;
  /** Seconds. */
  readonly duration: number;
  readonly walkthrough: Walkthrough;
  readonly language?: Language;
  /** Starts by itself, unless the visitor asked for reduced motion. */
  readonly autoplay?: boolean;
}

/**
 * Plays a scripted walk-through: a drawn interface, its captions and the
 * controls of a video. It fills its container and expects a page of its own.
 */
export function Player({title, duration, walkthrough, language = 'en', autoplay = false}: PlayerProps): ReactNode {
  const words = wordsIn[language];
  const steps = walkthrough[language] ?? walkthrough.en;
  const [{time, playing}, dispatch] = usePlayback(duration);
  const [captions, setCaptions] = useState(true);
  const toggleCaptions = useCallback(() => setCaptions((shown) => !shown), []);
  const playButton = useRef<HTMLButtonElement>(null);
  usePlayerKeys(dispatch, toggleCaptions);

  useEffect(() => {
    if (autoplay && !window.matchMedia('(prefers-reduced-motion: reduce)').matches) dispatch({type: 'play'});
  }, [autoplay, dispatch]);

  const step = stepAt(steps, time);
  const resting = !playing && (time === 0 || time === duration);

  return (
    <section className={styles.player} aria-label={title}>
      <div className={styles.screen}>
        <Stage view={step.view} words={words} label={step.caption} />
        {resting && (
          <button
            type="button"
            className={styles.start}
            aria-label={words.start}
            onClick={() => {
              dispatch({type: 'play'});
              playButton.current?.focus();
            }}
          >
            <span className={styles.startDisc}>
              <Play aria-hidden="true" fill="currentColor" />
            </span>
          </button>
        )}
      </div>
      <p className={captions ? styles.caption : 'visually-hidden'} aria-live="polite">
        {step.caption}
      </p>
      <Controls
        ref={playButton}
        words={words}
        time={time}
        duration={duration}
        playing={playing}
        captions={captions}
        dispatch={dispatch}
        onToggleCaptions={toggleCaptions}
      />
      <div className={styles.transcript}>
        <h2>{words.transcript}</h2>
        <ol>
          {steps.map(({at, caption}) => (
            <li key={at}>{caption}</li>
          ))}
        </ol>
      </div>
    </section>
  );
}
