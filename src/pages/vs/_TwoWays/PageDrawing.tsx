import type {ReactNode, SVGProps} from 'react';
import type {ChangeId} from './words';
import styles from './styles.module.css';

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
    draw: <path className={styles.headline} d="M22 38h86M22 54h60" />,
  },
  {
    id: 'text',
    box: {x: 14, y: 76, width: 104, height: 46},
    draw: <path className={styles.text} d="M22 87h84M22 99h76M22 111h50" />,
  },
  {
    id: 'button',
    box: {x: 14, y: 134, width: 84, height: 38},
    draw: <rect className={styles.action} x="22" y="142" width="68" height="22" rx="6" />,
  },
  {
    id: 'picture',
    box: {x: 126, y: 26, width: 62, height: 146},
    draw: (
      <g>
        <rect className={styles.picture} x="132" y="32" width="50" height="134" rx="6" />
        <path className={styles.hill} d="M132 150l18-34 14 22 8-12 10 18v16a6 6 0 0 1-6 6h-38a6 6 0 0 1-6-6z" />
      </g>
    ),
  },
];

const footer = <path className={styles.text} d="M22 196h40M80 196h40M138 196h40M22 208h30M80 208h34M138 208h26" />;

const isChanged = (part: Part, changed: ChangeId): boolean =>
  changed === 'language' ? part.id === 'headline' || part.id === 'text' : part.id === changed;

/** The page in one piece, with the changed part stitched. */
export function TailoredPage({changed, ...place}: {changed: ChangeId} & SVGProps<SVGGElement>): ReactNode {
  return (
    <g {...place}>
      <rect className={styles.sheet} width="200" height="230" rx="10" />
      {parts.map((part) => (
        <g key={part.id}>
          {isChanged(part, changed) && <rect className={styles.stitched} {...part.box} rx="6" />}
          {part.draw}
        </g>
      ))}
      {footer}
    </g>
  );
}

/** How far each piece of the copy has slipped, in the order of the parts. */
const slips = [
  'translate(-6 -8) rotate(-3 60 46)',
  'translate(-4 2) rotate(2 60 99)',
  'translate(-9 10) rotate(-4 56 152)',
];

/** The page as a copy in pieces, still to be put together. */
export function CutPage({changed, ...place}: {changed: ChangeId} & SVGProps<SVGGElement>): ReactNode {
  return (
    <g {...place}>
      <rect className={styles.outline} width="200" height="230" rx="10" />
      {parts.map((part, index) => (
        <g key={part.id} transform={slips[index] ?? 'translate(10 -4) rotate(4 157 99)'}>
          <rect className={isChanged(part, changed) ? styles.redone : styles.piece} {...part.box} rx="2" />
          {part.draw}
        </g>
      ))}
    </g>
  );
}
