import type {ReactNode} from 'react';
import type {Blurb} from '../../words/types';
import styles from './styles.module.css';

const drawings: Record<Blurb['id'], ReactNode> = {
  made: (
    <>
      <path d="m4 36 19-19c0-6 4-11 11-11 0 7-5 11-11 11" />
      <path d="M30 10c9 1 10 7 6 12s-3 8 1 12" />
    </>
  ),
  measured: (
    <>
      <rect x="4" y="12" width="32" height="16" rx="3" />
      <path d="M11 12v6M17 12v8M23 12v6M29 12v8" />
    </>
  ),
  finished: (
    <>
      <rect x="4" y="6" width="28" height="28" rx="4" />
      <path d="m11 21 5 5 9-11" />
    </>
  ),
};

/** A small drawing for each of the three blurbs: needle, ruler, finished patch. */
export function BlurbPicture({id}: {id: Blurb['id']}): ReactNode {
  return (
    <svg
      className={styles.picture}
      viewBox="3 0 40 40"
      width="40"
      height="40"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawings[id]}
    </svg>
  );
}
