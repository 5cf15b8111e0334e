import type {ReactNode} from 'react';
import {edgeLocations} from '@site/src/data/claims';
import {Frame} from '../Frame';
import styles from './styles.module.css';

/** The script tag, the edge, and two visitors who get different pages. */
export function EdgePicture(): ReactNode {
  return (
    <Frame
      title="How a tailored page arrives"
      label={`One script tag on your site connects it to ${edgeLocations.value} edge locations, which serve a phone in Berlin and a desktop in Denver their own versions.`}
    >
      <div className={styles.tag}>{'<script src="tailor.js" async></script>'}</div>
      <svg className={styles.threads} viewBox="0 0 400 150" aria-hidden="true">
        <path d="M200 0v44" />
        <path d="M200 74C200 110 90 100 90 150M200 74C200 110 310 100 310 150" />
        <rect x="96" y="42" width="208" height="36" rx="18" />
        <text x="200" y="65" textAnchor="middle">
          {edgeLocations.value} {edgeLocations.label}
        </text>
      </svg>
      <div className={styles.visitors}>
        <div className={styles.visitor}>
          <strong>Phone, Berlin</strong>
          <span>German, spring campaign</span>
        </div>
        <div className={styles.visitor}>
          <strong>Desktop, Denver</strong>
          <span>English, price keyword</span>
        </div>
      </div>
    </Frame>
  );
}
