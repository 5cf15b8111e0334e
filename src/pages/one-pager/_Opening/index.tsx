import type {ReactNode} from 'react';
import {overviewClaims} from '../words';
import styles from './styles.module.css';

/** The head of the sheet: what it is about, what to do next, and four figures. */
export function Opening({action}: {action: ReactNode}) {
  return (
    <>
      <header className={styles.opening}>
        <p className={styles.masthead} aria-hidden="true">
          <svg viewBox="0 0 28 28" width="28" height="28" fill="none" strokeWidth="3" strokeLinecap="round">
            <path d="M3 5h22" stroke="currentColor" />
            <path d="M14 10v15" stroke="var(--stitch)" strokeDasharray="2 4.4" />
          </svg>
          Tailor AI
        </p>
        <h1 className={styles.title}>Tailor AI on one page</h1>
        <p className={styles.lead}>
          AI that turns one landing page into many, each tailored to its visitors and ready to test against the
          original. It comes as a browser extension, a hosted app and one script tag.
        </p>
      </header>
      {action}
      <div className={styles.inNumbers}>
        <ul className={styles.figures} aria-label="Tailor AI in figures">
          {overviewClaims.map(({value, label}) => (
            <li key={label} className={styles.figure}>
              <strong className={styles.value}>{value}</strong> <span className={styles.label}>{label}</span>
            </li>
          ))}
        </ul>
        <p className={styles.note}>Our own figures.</p>
      </div>
    </>
  );
}
