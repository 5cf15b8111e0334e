import type {ReactNode} from 'react';
import {MousePointer2} from 'lucide-react';
import type {View} from '../scenes';
import type {Words} from '../words';
import {Drawing} from './Drawing';
import cursor from './Cursor.module.css';
import styles from './stage.module.css';

export interface StageProps {
  readonly view: View;
  readonly words: Words;
  /** What the picture shows, for those who do not see it. */
  readonly label: string;
}

/** Draws one state of the interface; everything scales with the space it is given. */
export function Stage({view, words, label}: StageProps): ReactNode {
  return (
    <div className={styles.stage} role="img" aria-label={label} data-stage>
      <div className={styles.scale} data-picture>
        <Drawing view={view} words={words} />
      </div>
      <div className={cursor.cursor} data-cursor data-shown="false">
        <MousePointer2 aria-hidden="true" />
      </div>
    </div>
  );
}
