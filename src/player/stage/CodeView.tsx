import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {ViewOf} from '../scenes';
import styles from './CodeView.module.css';

/** A source file in an editor; the added line stands out. */
export function CodeView({view}: {readonly view: ViewOf<'code'>}): ReactNode {
  return (
    <div className={styles.editor}>
      <div className={styles.file}>{view.file}</div>
      <div className={styles.lines}>
        {view.lines.map((line, index) => (
          <div key={line} className={clsx(styles.line, index === view.added && styles.added)}>
            <span className={styles.number}>{index + 1}</span>
            <span className={styles.text}>{line}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
