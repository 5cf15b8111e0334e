import type {ReactNode} from 'react';
import clsx from 'clsx';
import {DemoPicture} from './DemoPicture';
import {Tailored} from '@site/src/ui/Tailored';
import type {DemoVersion} from '../words/types';
import styles from './styles.module.css';

/** The small landing page in one version. What was tailored is stitched; the original has no stitches. */
export function MiniPage({version}: {readonly version: DemoVersion}): ReactNode {
  const {before, tailored, after} = version.headline;
  const isTailored = tailored !== '';
  return (
    <>
      <div className={styles.copy}>
        <p className={styles.headline}>
          {before}
          {isTailored && <Tailored className={styles.restitched}>{tailored}</Tailored>}
          {after}
        </p>
        <p className={styles.text}>{version.text}</p>
        <span className={clsx(styles.action, isTailored && styles.stitched)}>
          <span className={styles.actionLabel}>{version.button}</span>
        </span>
      </div>
      <div className={clsx(styles.picture, isTailored && styles.stitched)}>
        <DemoPicture name={version.picture} />
      </div>
    </>
  );
}
