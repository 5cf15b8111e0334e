import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {NavigationEntry} from '@site/src/content/navigation';
import {NavigationItem} from '../NavigationItem';
import {outlines, type Outline} from '@site/src/ui/patternPieces';
import {large} from './outlines';
import styles from './styles.module.css';

interface PieceProps {
  readonly entry: NavigationEntry;
  /** Undefined for a plain rectangle, on pages that must stay small. */
  readonly outline: Outline | undefined;
  readonly current: boolean;
}

/** A piece of the pattern with its outline and grain line, which links to a page. */
export function Piece({entry, outline, current}: PieceProps): ReactNode {
  return (
    <li className={clsx(styles.piece, outline === undefined ? styles.plain : styles[outline])}>
      {outline !== undefined && (
        <svg className={styles.outline} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d={outlines[outline]} />
        </svg>
      )}
      {large.some((each) => each === outline) && (
        <svg className={styles.grain} viewBox="0 0 8 40" aria-hidden="true">
          <path d="M4 2v36M1 6l3-4 3 4M1 34l3 4 3-4" />
        </svg>
      )}
      <NavigationItem entry={entry} current={current} className={styles.link} />
    </li>
  );
}
