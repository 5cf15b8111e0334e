import type {ReactNode} from 'react';
import {examplesWords, landingPageExamples} from './words';
import {Drawing, drawingSize} from './Drawing';
import styles from './styles.module.css';

const margin = 36;
const size = {width: 1200, height: 900};
const scale = 1.25;

/** What the picture shows: the original, and before it the version that differs most. */
const shown = landingPageExamples.filter(({id}) => id === 'original' || id === 'team');

/** Two of the examples on one picture of 4 by 3; the dialog shows all. */
export function Overview(): ReactNode {
  return (
    <svg
      className={styles.overview}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={examplesWords.alternative}
    >
      <rect className={styles.ground} width={size.width} height={size.height} />
      {shown.map((example, index) => {
        const x = index === 0 ? margin : size.width - margin - drawingSize.width * scale;
        const y = index === 0 ? margin : size.height - margin - drawingSize.height * scale;
        return (
          <g key={example.id} transform={`translate(${x} ${y}) scale(${scale})`}>
            <Drawing example={example} />
          </g>
        );
      })}
    </svg>
  );
}
