import {MousePointer2, Play} from 'lucide-react';
import type {Language} from '@site/src/lib/audience';
import type {Steps, Walkthrough} from '../scenes';
import {Drawing} from '../stage/Drawing';
import stage from '../stage/stage.module.css';
import {chaptersOf, stepAt, timed} from '../storyboard';
import {formatTime} from '../timeline';
import {wordsIn} from '../words';
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

/**
 * A scripted walk-through as HTML: its poster, the controls, all that it
 * says, and all pictures in templates. What moves it is in ../browser. It
 * fills its container and expects a page of its own.
 */
function PlayerBody({title, duration, steps, poster, language}: PlayerBodyProps) {
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
        {/* One state of the interface; everything scales with the space it is given. The label is for those who do not see it. */}
        <div className={stage.stage} role="img" aria-label={caption} data-stage>
          <div className={stage.scale} data-picture>
            <Drawing view={view} words={words} />
          </div>
          <div className={styles.cursor} data-cursor data-shown="false">
            <MousePointer2 aria-hidden="true" />
          </div>
        </div>
      </div>
      <button type="button" className={styles.start} data-start>
        <span className={styles.startDisc}>
          <Play aria-hidden="true" fill="currentColor" />
        </span>
        <span className={styles.startWords}>
          {words.start}
          <span aria-hidden="true">, {formatTime(duration)}</span>
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
      {/* The pictures of all steps, which the script puts on the screen in turn. */}
      {timed(steps).map(({at, step}) => (
        <template
          key={at}
          data-step={at}
          data-caption={step.caption}
          data-points-at={'cursor' in step.view ? step.view.cursor : undefined}
        >
          <Drawing view={step.view} words={words} />
        </template>
      ))}
    </section>
  );
}

export interface PlayerPageProps {
  readonly titles: Readonly<Record<Language, string>>;
  /** Seconds. */
  readonly duration: number;
  readonly walkthrough: Walkthrough;
}

/** All that the player's page shows; a second language waits in a template until the address asks for it. */
export function PlayerPage({titles, duration, walkthrough}: PlayerPageProps) {
  const {poster} = walkthrough;
  return (
    <div role="main" className={styles.page}>
      <h1 className="visually-hidden">{titles.en}</h1>
      <PlayerBody title={titles.en} duration={duration} steps={walkthrough.en} poster={poster} language="en" />
      {walkthrough.de !== undefined && (
        <template data-language="de" data-title={titles.de}>
          <PlayerBody title={titles.de} duration={duration} steps={walkthrough.de} poster={poster} language="de" />
        </template>
      )}
    </div>
  );
}
