import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface PageProps {
  readonly x: number;
  readonly y: number;
  readonly width?: number;
  readonly height?: number;
  /** The headline carries the stitched outline. */
  readonly tailored?: boolean;
}

/** A landing page in outline: bar, headline, text. */
export function Page({x, y, width = 50, height = 44, tailored = false}: PageProps): ReactNode {
  const inner = width - 16;
  const headline = height * 0.42;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={styles.sheet} width={width} height={height} rx="5" />
      <path className={styles.rule} d={`M0 ${height * 0.22}h${width}`} />
      {tailored && <rect className={styles.stitch} x="4" y={headline - 6} width={inner + 8} height="12" rx="3" />}
      <path className={styles.words} d={`M9 ${headline}h${inner - 2}`} />
      <path className={styles.rule} d={`M8 ${height * 0.68}h${inner}M8 ${height * 0.85}h${inner * 0.6}`} />
    </g>
  );
}
