import type {ReactNode} from 'react';
import type {PictureName} from '@site/src/player/panels';

const drawings: Readonly<Record<PictureName, {readonly ground: string; readonly drawing: ReactNode}>> = {
  cup: {
    ground: 'var(--indigo-wash)',
    drawing: (
      <>
        <path fill="none" stroke="var(--indigo)" strokeWidth="3" d="M27 17h3a4 4 0 0 1 0 8h-4" />
        <path fill="var(--indigo)" d="M9 14h19v6c0 7-4 11-9.5 11S9 27 9 20z" />
        <path
          fill="none"
          stroke="var(--denim)"
          strokeWidth="2"
          strokeLinecap="round"
          d="M15 10c-2-3 2-4 0-7M22 10c-2-3 2-4 0-7"
        />
      </>
    ),
  },
  carafe: {
    ground: 'var(--butter)',
    drawing: (
      <>
        <path fill="none" stroke="var(--denim)" strokeWidth="3" d="M23 13h7v12h-4" />
        <path fill="var(--denim)" d="M13 5h11v4l-1 4 5 15c1 4-1 6-4 6H13c-3 0-5-2-4-6l5-15-1-4z" />
        <path fill="var(--paper)" d="m14 20-3 9c0 2 1 3 3 3h1l3-12z" opacity="0.35" />
      </>
    ),
  },
  beans: {
    ground: 'var(--sage-wash)',
    drawing: (
      <>
        <path fill="var(--sage)" d="M10 9h19l2 4v19c0 2-1 2-2 2H10c-1 0-2 0-2-2V13z" />
        <path fill="var(--denim)" d="M10 5h19v5H10z" />
        <ellipse cx="19.5" cy="22" rx="5" ry="7" fill="var(--paper)" transform="rotate(24 19.5 22)" />
      </>
    ),
  },
};

interface GoodsProps {
  readonly name: PictureName;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What a drawn page sells, where a whole photograph would be too small to read: one thing on its ground. */
export function Goods({name, ...place}: GoodsProps): ReactNode {
  const {ground, drawing} = drawings[name];
  return (
    <>
      <rect {...place} rx="3" fill={ground} />
      <svg {...place} viewBox="0 0 39 39">
        {drawing}
      </svg>
    </>
  );
}
