import clsx from 'clsx';
import type {VideoId} from '@site/src/lib/videoIds';
import {stepAt} from '../storyboard';
import {walkthroughs} from '../walkthroughs';
import {wordsIn} from '../words';
import {Drawing} from './Drawing';
import styles from './stage.module.css';

interface StillProps {
  readonly video: VideoId;
  /** The second of the walk-through that is shown; the one at rest unless said. */
  readonly at?: number;
}

/** A picture of a walk-through, drawn into the page itself; it fills its positioned box. */
export function Still({video, at}: StillProps) {
  const {en, poster} = walkthroughs[video];
  return (
    <div className={clsx(styles.stage, styles.still)} aria-hidden="true">
      <div className={styles.scale}>
        <Drawing view={stepAt(en, at ?? poster).view} words={wordsIn.en} />
      </div>
    </div>
  );
}
