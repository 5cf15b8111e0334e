import type {ReactNode} from 'react';
import {Play} from 'lucide-react';
import type {Language} from '@site/src/lib/audience';
import type {Steps} from '../scenes';
import {Drawing} from '../stage/Drawing';
import {Stage} from '../stage/Stage';
import {chaptersOf, stepAt, timed} from '../storyboard';
import {formatTime} from '../timeline';
import {wordsIn, type Words} from '../words';
import {Controls} from './Controls';
import styles from './Player.module.css';

interface PlayerBodyProps {
  readonly title: string;
  /** Seconds. */
  readonly duration: number;
  readonly steps: Steps;
  /** The second whose picture shows at rest. */
  readonly poster: number;
  readonly language: Language;
}

/** The pictures of all steps, which the script puts on the screen in turn. */
function Frames({steps, words}: {readonly steps: Steps; readonly words: Words}): ReactNode {
  return timed(steps).map(({at, step: {caption, view}}) => (
    <template
      key={at}
      data-step={at}
      data-caption={caption}
      data-points-at={'cursor' in view ? view.cursor : undefined}
    >
      <Drawing view={view} words={words} />
    </template>
  ));
}

/**
 * A scripted walk-through as HTML: its poster, the controls, all that it
 * says, and all pictures in templates. What moves it is in ../browser. It
 * fills its container and expects a page of its own.
 */
export function PlayerBody({title, duration, steps, poster, language}: PlayerBodyProps): ReactNode {
  const words = wordsIn[language];
  const chapters = chaptersOf(steps);
  const {view, caption} = stepAt(steps, poster);
  return (
    <section
      className={styles.player}
      aria-label={title}
      lang={language}
      data-player
      data-duration={duration}
      data-poster={poster}
    >
      <div className={styles.screen}>
        <Stage view={view} words={words} label={caption} />
      </div>
      <button type="button" className={styles.start} aria-label={words.start} data-start>
        <span className={styles.startDisc}>
          <Play aria-hidden="true" fill="currentColor" />
        </span>
      </button>
      <p className={styles.caption} aria-live="polite" data-now>
        {caption}
      </p>
      <Controls words={words} duration={duration} chapters={chapters} />
      <div className={styles.transcript}>
        <h2>{words.transcript}</h2>
        {chapters.map(({title: chapter, at, steps: own}) => (
          <div key={at}>
            <h3>{chapter}</h3>
            <ol>
              {own.map(({at: start, step}) => (
                <li key={start}>
                  <span className={styles.stamp}>{formatTime(start)}</span> {step.caption}
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
      <Frames steps={steps} words={words} />
    </section>
  );
}
