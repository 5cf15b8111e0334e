import type {ReactNode} from 'react';
import type {Language} from '@site/src/lib/audience';
import type {Walkthrough} from '../scenes';
import {PlayerBody} from './PlayerBody';
import styles from './Player.module.css';

export interface PlayerPageProps {
  readonly titles: Readonly<Record<Language, string>>;
  /** Seconds. */
  readonly duration: number;
  readonly walkthrough: Walkthrough;
}

/** All that the player's page shows; a second language waits in a template until the address asks for it. */
export function PlayerPage({titles, duration, walkthrough}: PlayerPageProps): ReactNode {
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
