import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Line, stitch} from '../Stitch';
import type {DemoVersion} from '../words/types';
import {DemoPicture} from './DemoPicture';
import drawnPage from '../drawnPage.module.css';
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
        <span className={clsx(styles.action, frame)}>
          <span className={drawnPage.button}>{version.button}</span>
        </span>
      </div>
      <div className={clsx(styles.picture, frame)}>
        <DemoPicture name={version.picture} />
      </div>
    </>
  );
}
