import type {ReactNode} from 'react';
import {latestRelease} from '@site/src/content/releases';
import styles from './styles.module.css';

/** The case that the tape of months comes out of, with the newest release on its lid. */
export function LatestRelease(): ReactNode {
  return (
    <svg className={styles.case} viewBox="0 -3 300 251" aria-hidden="true">
      <path className={styles.body} d="M18 248V132a132 132 0 0 1 264 0v116z" />
      <path className={styles.seam} d="M32 240V134a118 118 0 0 1 236 0v106" />
      <circle className={styles.lid} cx="150" cy="134" r="82" />
      <circle className={styles.rim} cx="150" cy="134" r="70" />
      <text className={styles.version} x="150" y="151" textAnchor="middle">
        {latestRelease.version}
      </text>
      <path className={styles.mouth} d="M0 236h40v12H0z" />
    </svg>
  );
}
