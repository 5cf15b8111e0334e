import type {ReactNode} from 'react';
import type {PagePart} from '../../scenes';
import type {Words} from '../../words';
import styles from './Changes.module.css';

interface ChangesProps {
  readonly parts: readonly PagePart[];
  readonly words: Words;
}

/** What has been tailored on the page so far, at the foot of the panel; sections are named once. */
export function Changes({parts, words}: ChangesProps): ReactNode {
  return (
    <div className={styles.changes}>
      {words.changes}
      <div className={styles.parts}>
        {[...new Set(parts.map((part) => words.parts[part]))].map((part) => (
          <span key={part} className={styles.part}>
            {part}
          </span>
        ))}
      </div>
    </div>
  );
}
