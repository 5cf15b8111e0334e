import clsx from 'clsx';
import {Line, stitch} from '../Stitch';
import type {DemoVersion} from '../words/tailored';
import {DemoPicture} from './DemoPicture';
import styles from './styles.module.css';

/** The small landing page in one version. What was tailored is stitched; on the original it is chalked, as what can be. */
export function MiniPage({version, isTailored}: {version: DemoVersion; isTailored: boolean}) {
  const chalked = !isTailored && styles.chalked;
  const frame = clsx(stitch('frame', isTailored), chalked);
  return (
    <>
      <div className={styles.copy}>
        <p className={clsx(styles.headline, chalked)}>
          <Line line={version.headline} shape="word" isTailored={isTailored} />
        </p>
        <p className={styles.text}>{version.text}</p>
        <span className={clsx(styles.action, frame)}>
          <span className={styles.button}>{version.button}</span>
        </span>
      </div>
      <div className={clsx(styles.picture, frame)}>
        <DemoPicture name={version.picture} />
      </div>
    </>
  );
}
