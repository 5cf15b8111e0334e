import type {ReactNode} from 'react';
import type {ChangeId} from './words';
import {CutPage, TailoredPage} from './PageDrawing';
import styles from './styles.module.css';

export interface ThreadProps {
  readonly changed: ChangeId;
  readonly steps: number;
}

function Station({x, y, step}: {x: number; y: number; step: number}): ReactNode {
  return (
    <g>
      <circle className={styles.station} cx={x} cy={y} r="15" />
      <text className={styles.stationNumber} x={x} y={y}>
        {step + 1}
      </text>
    </g>
  );
}

/** One turn of the thread: it comes back 66 units further on. */
const turn = 'c50 0 76-30 76-66s-24-58-43-58-43 22-43 58 26 66 76 66';
const turnWidth = 66;

/** The long way: a thread with a turn for each step, and a copy in pieces at its end. */
export function LongThread({changed, steps}: ThreadProps): ReactNode {
  return (
    <svg className={styles.drawing} viewBox="0 0 560 270" aria-hidden="true">
      <path className={styles.tangle} d={`M6 200h24${turn.repeat(steps)}h30`} />
      {Array.from({length: steps}, (_, step) => (
        <Station key={step} step={step} x={63 + step * turnWidth} y={134} />
      ))}
      <CutPage changed={changed} transform="translate(340 20)" />
    </svg>
  );
}

/** The panel over the page: what is to change, what is wanted, and the button that publishes. */
function Panel({words}: {words: string}): ReactNode {
  return (
    <g>
      <rect className={styles.sheet} x="50" y="20" width="236" height="142" rx="10" />
      <text className={styles.panelTitle} x="70" y="53">
        {words}
      </text>
      <rect className={styles.prompt} x="70" y="68" width="196" height="42" rx="6" />
      <path className={styles.text} d="M82 83h148M82 96h92" />
      <rect className={styles.action} x="70" y="122" width="76" height="24" rx="6" />
    </g>
  );
}

/** The short way: the panel, and a few stitches that end in the page itself. */
export function ShortThread({changed, steps, words}: ThreadProps & {words: string}): ReactNode {
  return (
    <svg className={styles.drawing} viewBox="0 0 560 270" aria-hidden="true">
      <Panel words={words} />
      <path className={styles.seam} d="M6 214h334" />
      {Array.from({length: steps}, (_, step) => (
        <Station key={step} step={step} x={70 + step * 98} y={214} />
      ))}
      <TailoredPage changed={changed} transform="translate(340 20)" />
    </svg>
  );
}
