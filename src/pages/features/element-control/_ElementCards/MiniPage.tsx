import type {ReactNode} from 'react';
import styles from './styles.module.css';

export type MiniPart = 'navigation' | 'headline' | 'video' | 'quotes' | 'calculator' | 'form';

interface Shape {
  /** How much of the page's length the part takes. */
  readonly height: number;
  readonly drawing: ReactNode;
}

/** Each part as it stands at the page's left margin, 84 wide. */
const shapes: Readonly<Record<MiniPart, Shape>> = {
  navigation: {
    height: 6,
    drawing: (
      <>
        <rect className={styles.accent} width="14" height="6" rx="2" />
        <path className={styles.faint} d="M38 1h12v4H38zM55 1h12v4H55zM72 1h12v4H72z" />
      </>
    ),
  },
  headline: {
    height: 19,
    drawing: (
      <>
        <path className={styles.solid} d="M0 0h62v7H0z" />
        <path className={styles.faint} d="M0 11h84v3H0zM0 16h50v3H0z" />
      </>
    ),
  },
  video: {
    height: 34,
    drawing: (
      <>
        <rect className={styles.dark} width="84" height="34" rx="3" />
        <path className={styles.play} d="M38 11v12l10-6z" />
      </>
    ),
  },
  quotes: {height: 17, drawing: <path className={styles.warm} d="M0 0h25v17H0zM29.5 0h25v17h-25zM59 0h25v17H59z" />},
  calculator: {
    height: 26,
    drawing: (
      <>
        <rect className={styles.wash} width="84" height="26" rx="3" />
        <path className={styles.rail} d="M8 11h68" />
        <circle className={styles.accent} cx="50" cy="11" r="4" />
        <path className={styles.solid} d="M8 18h22v4H8z" />
      </>
    ),
  },
  form: {
    height: 12,
    drawing: (
      <>
        <rect className={styles.field} x="0.5" y="0.5" width="53" height="11" rx="2" />
        <rect className={styles.solid} x="58" width="26" height="12" rx="2" />
      </>
    ),
  },
};

const gap = 11;

interface MiniPageProps {
  /** Where the page's left edge is. */
  readonly x: number;
  /** From top to bottom. */
  readonly parts: readonly MiniPart[];
  /** The part that the action is done to. */
  readonly stitched?: MiniPart | undefined;
}

/** A page 100 by 128, drawn with its parts one below the other. */
export function MiniPage({x, parts, stitched}: MiniPageProps): ReactNode {
  const top = (index: number): number =>
    14 + parts.slice(0, index).reduce((sum, part) => sum + shapes[part].height + gap, 0);
  return (
    <g transform={`translate(${x} 5)`}>
      <rect className={styles.sheet} x="0.5" y="0.5" width="99" height="127" rx="6" />
      {parts.map((part, index) => (
        <g key={part} transform={`translate(8 ${top(index)})`}>
          {shapes[part].drawing}
          {part === stitched && (
            <rect className={styles.stitched} x="-4" y="-4" width="92" height={shapes[part].height + 8} rx="4" />
          )}
        </g>
      ))}
    </g>
  );
}
