import type {ReactNode} from 'react';
import type {PublishStep} from './publishing';
import styles from './Sketch.module.css';

const sketches: Readonly<Record<PublishStep, ReactNode>> = {
  create: (
    <>
      <rect className={styles.sheet} x="2" y="10" width="116" height="98" rx="8" />
      <rect className={styles.sewn} x="12" y="22" width="96" height="26" rx="5" />
      <path className={styles.text} d="M20 35h64M14 64h92M14 78h92M14 92h54" />
    </>
  ),
  review: (
    <>
      <rect className={styles.sheet} x="2" y="10" width="74" height="82" rx="8" />
      <path className={styles.text} d="M12 26h36M12 42h24" />
      <rect className={styles.sheet} x="44" y="26" width="74" height="82" rx="8" />
      <rect className={styles.sewn} x="52" y="35" width="58" height="22" rx="5" />
      <path className={styles.text} d="M60 46h36M54 72h52M54 86h32" />
    </>
  ),
  publish: (
    <>
      <rect className={styles.sheet} x="2" y="76" width="116" height="32" rx="16" />
      <path className={styles.text} d="M18 92h50" />
      <path className={styles.thread} d="M80 92h22" />
      <path className={styles.arrow} d="M60 62V14M42 32l18-18 18 18" />
    </>
  ),
  live: (
    <>
      <rect className={styles.sheet} x="2" y="10" width="116" height="98" rx="8" />
      <path className={styles.text} d="M14 24h52M14 78h92M14 92h54" />
      <rect className={styles.sewn} x="12" y="38" width="96" height="26" rx="5" />
      <path className={styles.text} d="M20 51h64" />
      <circle className={styles.mark} cx="100" cy="18" r="15" />
      <path className={styles.tick} d="m93 18 5 6 9-11" />
    </>
  ),
};

/** What a step that is folded up is about, at its foot. */
export function Sketch({step}: {step: PublishStep}): ReactNode {
  return (
    <svg
      className={styles.sketch}
      viewBox="0 0 120 110"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {sketches[step]}
    </svg>
  );
}
