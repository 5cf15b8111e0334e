import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {VideoId} from '@site/src/lib/videoIds';
import {stepAt} from '../storyboard';
import {walkthroughs} from '../walkthroughs';
import {wordsIn} from '../words';
import {Drawing} from './Drawing';
import styles from './stage.module.css';

/** The picture that a walk-through shows at rest, drawn into the page itself; it fills its positioned box. */
export function Still({video}: {readonly video: VideoId}): ReactNode {
  const {en, poster} = walkthroughs[video];
  return (
    <div className={clsx(styles.stage, styles.still)} aria-hidden="true">
      <div className={styles.scale}>
        <Drawing view={stepAt(en, poster).view} words={wordsIn.en} />
      </div>
    </div>
  );
}
