import type {ReactNode} from 'react';
import {examplesWords, landingPageExamples} from '@site/src/data/landingPageExamples';
import {Drawing, drawingSize} from './Drawing';
import styles from './styles.module.css';

const margin = 36;
const size = {width: 1200, height: 900};
const scale = (size.width - 3 * margin) / 2 / drawingSize.width;

/** All examples on one picture of 4 by 3. */
export function Overview(): ReactNode {
  return (
    <svg
      className={styles.overview}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={examplesWords.alternative}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect className={styles.ground} width={size.width} height={size.height} />
      {landingPageExamples.map((example, index) => {
        const column = index % 2;
        const row = Math.floor(index / 2);
        const x = margin + column * (drawingSize.width * scale + margin);
        const y = size.height / 2 + (row === 0 ? -drawingSize.height * scale - margin / 2 : margin / 2);
        return (
          <g key={example.id} transform={`translate(${x} ${y}) scale(${scale})`}>
            <Drawing example={example} />
          </g>
        );
      })}
    </svg>
  );
}
