import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Blurb} from '../../words/types';
import styles from './styles.module.css';

const drawings: Record<Blurb['id'], ReactNode> = {
  made: (
    <>
      <rect className={styles.wash} x="28" y="8" width="44" height="46" rx="4" />
      <rect className={styles.solid} x="4" y="14" width="44" height="46" rx="4" />
      <path className={styles.paper} d="M11 21h30v32H11z" strokeWidth="2" strokeDasharray="4 4" />
      <path className={styles.needle} d="M89 7a3.500 3.500 0 0 1 5.500 4.500L59 53z" />
      <path className={styles.line} d="M87.500 14.500C76 8 76 24 64 24s-15 2-23 11" />
    </>
  ),
  measured: (
    <>
      <rect className={styles.wash} x="16" y="24" width="26" height="22" rx="3" />
      <rect className={styles.solid} x="54" y="6" width="26" height="40" rx="3" />
      <rect className={styles.tape} x="4" y="42" width="88" height="18" rx="4" />
      <path
        className={styles.tick}
        strokeWidth="2"
        d="M16 42v9M24 42v5M32 42v5M40 42v9M48 42v5M56 42v5M64 42v9M72 42v5M80 42v5"
      />
    </>
  ),
  finished: (
    <>
      <rect className={styles.wash} x="4" y="6" width="72" height="50" rx="6" />
      <path className={styles.solid} d="M10 6h60a6 6 0 0 1 6 6v6H4v-6a6 6 0 0 1 6-6z" />
      <path className={styles.line} d="M16 31h28M16 41h18" />
      <circle className={clsx(styles.done, styles.paper)} cx="74" cy="44" r="16" />
      <path className={styles.paper} d="m67 44.500 5 5 9-11" />
    </>
  ),
};

/** A small drawing for each of the three blurbs: cloth and needle, two versions above a tape, a page that is done. */
export function BlurbPicture({id}: {id: Blurb['id']}): ReactNode {
  return (
    <svg
      className={styles.picture}
      viewBox="4 0 92 64"
      width="92"
      height="64"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawings[id]}
    </svg>
  );
}
