import type {ReactNode} from 'react';
import type {Blurb} from '../../words/types';
import styles from './styles.module.css';

const drawings: Record<Blurb['id'], ReactNode> = {
  made: (
    <>
      <path d="m8 32 22-22" />
      <path d="m26 6 8 8M6 34l3-6M12 31l-2 3" />
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
      <rect x="6" y="6" width="28" height="28" rx="4" />
      <path d="m13 21 5 5 9-11" />
    </>
  ),
};

/** A small drawing for each of the three blurbs: needle, ruler, finished patch. */
export function BlurbPicture({id}: {id: Blurb['id']}): ReactNode {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 40 40"
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
