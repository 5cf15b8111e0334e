import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Line, stitch} from '../Stitch';
import type {DemoVersion} from '../words/types';
import {DemoPicture} from './DemoPicture';
import styles from './styles.module.css';

export interface MiniPageProps {
  readonly version: DemoVersion;
  readonly isTailored: boolean;
}

/** The small landing page in one version. What was tailored is stitched; the original has no stitches. */
export function MiniPage({version, isTailored}: MiniPageProps): ReactNode {
  const frame = stitch('frame', isTailored);
  return (
    <>
      <div className={styles.copy}>
        <p className={styles.headline}>
          <Line line={version.headline} shape="word" isTailored={isTailored} />
        </p>
        <p className={styles.text}>{version.text}</p>
        {/* A picture of a button, not a control. */}
        <span className={clsx(styles.action, frame)}>
          <span className={styles.actionLabel}>{version.button}</span>
        </span>
      </div>
      <div className={clsx(styles.picture, frame)}>
        <DemoPicture name={version.picture} />
      </div>
    </>
  );
}
