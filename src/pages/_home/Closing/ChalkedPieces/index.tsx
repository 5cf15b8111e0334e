import type {ReactNode} from 'react';
import clsx from 'clsx';
import {outlines, type Outline} from '@site/src/ui/patternPieces';
import styles from './styles.module.css';

const pieces = ['front', 'pocket', 'back', 'collar'] as const satisfies readonly Outline[];

/** The footer's pattern, chalked on the cloth of the band above it, beside words in its middle: the line to cut, and within it the line to sew. */
export function ChalkedPieces(): ReactNode {
  return (
    <div className={styles.cloth} aria-hidden="true">
      {pieces.map((piece) => (
        <svg key={piece} className={clsx(styles.piece, styles[piece])} viewBox="0 0 100 100" preserveAspectRatio="none">
          <path d={outlines[piece]} />
          <path className={styles.seam} d={outlines[piece]} transform="translate(6 6) scale(0.88)" />
        </svg>
      ))}
    </div>
  );
}
