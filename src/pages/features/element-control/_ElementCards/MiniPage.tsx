/** Each part as it stands at the page's left margin, 84 wide, and its height; in ink where nothing else is said. */
const shapes = {
  navigation: {
    height: 6,
    drawing: (
      <>
        <rect width="14" height="6" rx="2" fill="var(--indigo)" />
        <path d="M38 1h12v4H38zM55 1h12v4H55zM72 1h12v4H72z" fill="var(--line)" />
      </>
    ),
  },
  headline: {
    height: 19,
    drawing: (
      <>
        <path d="M0 0h62v7H0z" />
        <path d="M0 11h84v3H0zM0 16h50v3H0z" fill="var(--line)" />
      </>
    ),
  },
  video: {
    height: 34,
    drawing: (
      <>
        <rect width="84" height="34" rx="3" fill="light-dark(var(--denim), var(--indigo-wash))" />
        <path d="M38 11v12l10-6z" fill="var(--on-denim)" />
      </>
    ),
  },
  quotes: {height: 17, drawing: <path d="M0 0h25v17H0zM29.5 0h25v17h-25zM59 0h25v17H59z" fill="var(--butter)" />},
  calculator: {
    height: 26,
    drawing: (
      <>
        <rect width="84" height="26" rx="3" fill="var(--indigo-wash)" />
        <path d="M8 11h68" stroke="var(--edge)" strokeWidth="2" />
        <circle cx="50" cy="11" r="4" fill="var(--indigo)" />
        <path d="M8 18h22v4H8z" />
      </>
    ),
  },
  form: {
    height: 12,
    drawing: (
      <>
        <rect x="0.5" y="0.5" width="53" height="11" rx="2" fill="none" stroke="var(--edge)" />
        <rect x="58" width="26" height="12" rx="2" />
      </>
    ),
  },
};

export type MiniPart = keyof typeof shapes;

const gap = 11;

interface MiniPageProps {
  /** Where the page's left edge is. */
  readonly x: number;
  /** From top to bottom. */
  readonly parts: readonly MiniPart[];
  /** The part that the action is done to. */
  readonly stitched: MiniPart;
}

/** A page 100 by 128, drawn with its parts one below the other. */
export function MiniPage({x, parts, stitched}: MiniPageProps) {
  const top = (index: number): number =>
    14 + parts.slice(0, index).reduce((sum, part) => sum + shapes[part].height + gap, 0);
  return (
    <g transform={`translate(${x} 5)`} fill="var(--ink)">
      <rect x="0.5" y="0.5" width="99" height="127" rx="6" fill="var(--surface)" stroke="var(--line)" />
      {parts.map((part, index) => (
        <g key={part} transform={`translate(8 ${top(index)})`}>
          {shapes[part].drawing}
          {part === stitched && (
            <g fill="none" stroke="var(--tailored-edge)" strokeWidth="1.75" strokeDasharray="5 3.5">
              <rect x="-4" y="-4" width="92" height={shapes[part].height + 8} rx="4" />
            </g>
          )}
        </g>
      ))}
    </g>
  );
}
