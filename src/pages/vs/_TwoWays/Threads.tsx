import type {ReactNode} from 'react';
import type {ChangeId} from './words';
import styles from './styles.module.css';

const sheet = {fill: 'var(--surface)', stroke: 'var(--edge)', strokeWidth: 2};
const redone = {fill: 'var(--indigo-wash)'};
const line = {fill: 'none', stroke: 'var(--edge)', strokeWidth: 5, strokeLinecap: 'round', opacity: 0.6} as const;

interface Part {
  readonly id: Exclude<ChangeId, 'language'> | 'text';
  readonly draw: ReactNode;
  /** The part's box on the page, which is 200 units wide and 230 high. */
  readonly box: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;
}

const parts: readonly Part[] = [
  {
    id: 'headline',
    box: {x: 14, y: 24, width: 104, height: 44},
    draw: <path {...line} stroke="var(--ink)" strokeWidth="9" opacity="1" d="M22 38h86M22 54h60" />,
  },
  {
    id: 'text',
    box: {x: 14, y: 76, width: 104, height: 46},
    draw: <path {...line} d="M22 87h84M22 99h76M22 111h50" />,
  },
  {
    id: 'button',
    box: {x: 14, y: 134, width: 84, height: 38},
    draw: <rect fill="var(--indigo)" x="22" y="142" width="68" height="22" rx="6" />,
  },
  {
    id: 'picture',
    box: {x: 126, y: 26, width: 62, height: 146},
    draw: (
      <>
        <rect fill="var(--butter)" x="132" y="32" width="50" height="134" rx="6" />
        <path
          fill="var(--indigo)"
          opacity="0.75"
          d="M132 150l18-34 14 22 8-12 10 18v16a6 6 0 0 1-6 6h-38a6 6 0 0 1-6-6z"
        />
      </>
    ),
  },
];

const isChanged = (part: Part, changed: ChangeId): boolean =>
  changed === 'language' ? part.id === 'headline' || part.id === 'text' : part.id === changed;

/** How far each piece of the copy has slipped, in the order of the parts. */
const slips = [
  'translate(-6 -8) rotate(-3 60 46)',
  'translate(-4 2) rotate(2 60 99)',
  'translate(-9 10) rotate(-4 56 152)',
];

export interface ThreadProps {
  readonly changed: ChangeId;
  readonly steps: number;
}

function Station({x, y, step}: {x: number; y: number; step: number}) {
  return (
    <g>
      <circle {...sheet} className={styles.station} cx={x} cy={y} r="15" />
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
export function LongThread({changed, steps}: ThreadProps) {
  return (
    <svg width="100%" viewBox="0 0 560 270" aria-hidden="true">
      <path fill="none" stroke="var(--edge)" strokeWidth="3" d={`M6 200h24${turn.repeat(steps)}h30`} />
      {Array.from({length: steps}, (_, step) => (
        <Station key={step} step={step} x={63 + step * turnWidth} y={134} />
      ))}
      {/* The page as a copy in pieces, still to be put together. */}
      <g transform="translate(340 20)">
        <rect fill="none" stroke="var(--line)" strokeWidth="2" width="200" height="230" rx="10" />
        {parts.map((part, index) => (
          <g key={part.id} transform={slips[index] ?? 'translate(10 -4) rotate(4 157 99)'}>
            <rect {...sheet} {...part.box} {...(isChanged(part, changed) && redone)} rx="2" />
            {part.draw}
          </g>
        ))}
      </g>
    </svg>
  );
}

/** The short way: the panel, and a few stitches that end in the page itself. */
export function ShortThread({changed, steps, words}: ThreadProps & {words: string}) {
  return (
    <svg width="100%" viewBox="0 0 560 270" aria-hidden="true">
      {/* The panel over the page: what is to change, what is wanted, and the button that publishes. */}
      <g>
        <rect {...sheet} x="50" y="20" width="236" height="142" rx="10" />
        <text className={styles.panelTitle} x="70" y="53">
          {words}
        </text>
        <rect fill="var(--sunken)" stroke="var(--line)" x="70" y="68" width="196" height="42" rx="6" />
        <path {...line} d="M82 83h148M82 96h92" />
        <rect fill="var(--indigo)" x="70" y="122" width="76" height="24" rx="6" />
      </g>
      <path fill="none" stroke="var(--tailored-edge)" strokeWidth="4" strokeDasharray="12 9" d="M6 214h334" />
      {Array.from({length: steps}, (_, step) => (
        <Station key={step} step={step} x={70 + step * 98} y={214} />
      ))}
      {/* The page in one piece, with the changed part stitched. */}
      <g transform="translate(340 20)">
        <rect {...sheet} width="200" height="230" rx="10" />
        {parts.map((part) => (
          <g key={part.id}>
            {isChanged(part, changed) && <rect className={styles.stitched} {...part.box} rx="6" />}
            {part.draw}
          </g>
        ))}
        <path {...line} d="M22 196h40M80 196h40M138 196h40M22 208h30M80 208h34M138 208h26" />
      </g>
    </svg>
  );
}
