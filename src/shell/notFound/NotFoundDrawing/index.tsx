import drawing from '@site/src/ui/pageDrawing.module.css';

const page = {fill: 'var(--surface)', stroke: 'var(--line)', strokeWidth: 1.5};

/** A landing page without its picture, or an article without the part above its text. */
export type NotFoundKind = 'page' | 'post';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Cut {
  readonly hole: Box;
  /** The piece where it fell. */
  readonly piece: Box;
  readonly title: readonly Box[];
  readonly text: readonly Box[];
}

const cuts: Readonly<Record<NotFoundKind, Cut>> = {
  page: {
    hole: {x: 250, y: 104, width: 134, height: 176},
    piece: {x: 112, y: 264, width: 98, height: 128},
    title: [
      {x: 56, y: 110, width: 150, height: 20},
      {x: 56, y: 140, width: 104, height: 20},
    ],
    text: [
      {x: 56, y: 184, width: 152, height: 9},
      {x: 56, y: 203, width: 136, height: 9},
      {x: 56, y: 222, width: 146, height: 9},
    ],
  },
  post: {
    hole: {x: 66, y: 100, width: 318, height: 96},
    piece: {x: 206, y: 300, width: 208, height: 64},
    title: [{x: 58, y: 226, width: 206, height: 20}],
    text: [
      {x: 58, y: 262, width: 300, height: 9},
      {x: 58, y: 281, width: 130, height: 9},
    ],
  },
};

/** The outline of two hills in the lower part of a box. */
function hillsOf({x, y, width, height}: Box): string {
  const shape = [
    [0.1, 0.86],
    [0.36, 0.46],
    [0.56, 0.72],
    [0.68, 0.58],
    [0.9, 0.86],
  ] as const;
  return shape.map(([across, down]) => `${x + across * width},${y + down * height}`).join(' ');
}

/** Drawing: a page from which a piece was unpicked; the seam ends and the thread hangs loose. */
export function NotFoundDrawing({kind}: {kind: NotFoundKind}) {
  const {hole, piece, title, text} = cuts[kind];
  const right = hole.x + hole.width + 8;
  const bottom = hole.y + hole.height + 8;
  return (
    <svg
      className={drawing.figure}
      viewBox="0 0 480 416"
      width="480"
      height="416"
      overflow="visible"
      aria-hidden="true"
    >
      <rect {...page} x="20" y="20" width="404" height="316" rx="20" />
      <path stroke="var(--line)" strokeWidth="1.5" d="M20 70h404" />
      <path stroke="var(--line)" strokeWidth="10" d="M46 45h.01M64 45h.01M82 45h.01" />
      <rect fill="var(--sunken)" x="108" y="35" width="292" height="20" rx="10" />

      {title.map((bar) => (
        <rect key={bar.y} fill="var(--ink)" {...bar} rx="5" />
      ))}
      {text.map((bar) => (
        <rect key={bar.y} fill="var(--line)" {...bar} rx="4.5" />
      ))}

      <rect fill="var(--sunken)" {...hole} rx="8" />
      {/* The holes that a pulled seam leaves in the cloth. */}
      <path
        stroke="var(--edge)"
        strokeWidth="3.5"
        strokeDasharray="0.1 11"
        d={`M${hole.x - 8} ${hole.y - 8}H${right}V${bottom}`}
      />
      {/* The piece was tailored: half of its edge is still sewn. */}
      <path
        stroke="var(--tailored-edge)"
        strokeWidth="3"
        strokeDasharray="8 7"
        d={`M${hole.x - 8} ${hole.y - 8}V${bottom}H${right - 40}`}
      />
      <g fill="var(--surface)" stroke="var(--ink)" strokeWidth="2" transform={`translate(${right - 40} ${bottom})`}>
        <path d="M0 0c20 0 26 24 8 30s-30-14-10-24 58-4 76 22" />
        <g transform="translate(74 28) rotate(52)">
          <path d="M-4-3.5C4-6 10-4.6 66 0 10 4.6 4 6-4 3.5-7 2-7-2-4-3.5Z" />
          <path stroke="var(--stitch)" strokeWidth="3" d="M1 0h9" />
        </g>
      </g>

      <g transform={`rotate(-13 ${piece.x + piece.width / 2} ${piece.y + piece.height / 2})`}>
        <rect fill="var(--butter)" stroke="var(--surface)" strokeWidth="5" {...piece} rx="8" />
        <circle
          fill="var(--surface)"
          cx={piece.x + piece.width * 0.7}
          cy={piece.y + piece.height * 0.28}
          r={Math.min(piece.width, piece.height) * 0.11}
        />
        <polygon fill="var(--stitch)" points={hillsOf(piece)} />
      </g>
    </svg>
  );
}
