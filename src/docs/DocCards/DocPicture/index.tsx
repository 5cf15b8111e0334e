import type {ReactNode} from 'react';
import {latestRelease} from '@site/src/content/releases';

const sheet = {fill: 'var(--surface)', stroke: 'var(--edge)'};
const rule = {fill: 'none', stroke: 'var(--line)', strokeWidth: 3, strokeLinecap: 'round'} as const;
const words = {...rule, stroke: 'var(--ink)', strokeWidth: 4};
const path = {...rule, stroke: 'var(--edge)', strokeWidth: 2};
const key = {...rule, stroke: 'var(--indigo)', strokeWidth: 5};
const stitch = {fill: 'var(--stitch-wash)', stroke: 'var(--tailored-edge)', strokeWidth: 1.5, strokeDasharray: '4 3'};
const quiet = {fill: 'var(--edge)', opacity: 0.45};
const figure = {fill: 'var(--ink)', fontFamily: 'var(--display)', fontSize: 14, fontWeight: 700};

interface PageProps {
  readonly x: number;
  readonly y: number;
  readonly width?: number;
  readonly height?: number;
  /** The headline carries the stitched outline. */
  readonly tailored?: boolean;
}

/** A landing page in outline: bar, headline, text. */
function Page({x, y, width = 50, height = 44, tailored = false}: PageProps) {
  const inner = width - 16;
  const headline = height * 0.42;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect {...sheet} width={width} height={height} rx="5" />
      <path {...rule} d={`M0 ${height * 0.22}h${width}`} />
      {tailored && <rect {...stitch} x="4" y={headline - 6} width={inner + 8} height="12" rx="3" />}
      <path {...words} d={`M9 ${headline}h${inner - 2}`} />
      <path {...rule} d={`M8 ${height * 0.68}h${inner}M8 ${height * 0.85}h${inner * 0.6}`} />
    </g>
  );
}

/** One subject for each guide: see the comment at each drawing. */
export type DocPictureId = 'split' | 'event' | 'update' | 'advanced' | 'videos' | 'api' | 'altText' | 'copy';

const drawings: Record<DocPictureId, ReactNode> = {
  // Visitors come to one address and are sent to two versions.
  split: (
    <>
      <path {...path} d="M30 60h26M56 60c20 0 12-32 34-32M56 60c20 0 12 32 34 32" />
      <circle fill="var(--edge)" cx="24" cy="60" r="7" />
      <Page x={98} y={8} />
      <Page x={98} y={68} tailored />
      <text {...figure} x="186" y="33" textAnchor="end">
        50%
      </text>
      <text {...figure} x="186" y="93" textAnchor="end">
        50%
      </text>
    </>
  ),
  // Three steps of a funnel, each for both groups.
  event: (
    <>
      <path {...rule} d="M20 104h160" />
      <path {...quiet} d="M32 24h18v80H32zM86 58h18v46H86zM140 82h18v22h-18z" />
      <path fill="var(--indigo)" d="M54 24h18v80H54zM108 44h18v60h-18zM162 66h18v38h-18z" />
    </>
  ),
  // The extension's card with its new version.
  update: (
    <>
      <rect {...sheet} x="18" y="26" width="164" height="68" rx="8" />
      <rect fill="var(--indigo)" x="32" y="42" width="36" height="36" rx="8" />
      <path {...rule} stroke="var(--paper)" strokeWidth="4" d="M44 54h12M50 54v13" />
      <path {...words} d="M82 50h44" />
      <rect {...stitch} x="80" y="62" width="56" height="20" rx="4" />
      <text fill="var(--ink)" fontSize="12" fontWeight="600" x="108" y="76.5" textAnchor="middle">
        {latestRelease.version}
      </text>
      <path {...path} d="M169 60a10 10 0 1 1-3.5-7.5" />
      <path fill="var(--edge)" d="m160 53 8 0.5 0.5-8z" />
    </>
  ),
  // What one page needs, times many.
  advanced: (
    <>
      <rect {...sheet} x="62" y="14" width="112" height="60" rx="6" />
      <rect {...sheet} x="44" y="28" width="112" height="60" rx="6" />
      <Page x={26} y={42} width={112} height={64} tailored />
    </>
  ),
  // A player.
  videos: (
    <>
      <rect fill="var(--denim)" stroke="var(--edge)" x="22" y="14" width="156" height="92" rx="8" />
      <path fill="var(--on-denim)" d="m90 40 28 18-28 18z" />
      <path {...rule} stroke="var(--on-denim-2)" opacity="0.4" d="M36 94h128" />
      <path {...rule} stroke="var(--stitch)" d="M36 94h44" />
    </>
  ),
  // An answer as JSON, in outline.
  api: (
    <>
      <rect {...sheet} x="22" y="12" width="156" height="96" rx="8" />
      <path {...path} d="M42 28h-4v64h4M158 28h4v64h-4" />
      <path {...key} d="M54 40h26M54 60h20M54 80h32" />
      <path {...key} stroke="var(--sage)" d="M90 40h52M84 60h62M96 80h30" />
    </>
  ),
  // A picture and the words that stand in for it.
  altText: (
    <>
      <rect {...sheet} x="46" y="6" width="108" height="70" rx="6" />
      <path {...quiet} d="M46 70v-8l28-26 22 20 18-14 40 32v-4a6 6 0 0 1-6 6H52a6 6 0 0 1-6-6z" />
      <circle fill="var(--butter)" cx="126" cy="26" r="8" />
      <rect {...stitch} x="24" y="86" width="152" height="26" rx="5" />
      <path {...words} d="M36 99h20M64 99h46M118 99h44" />
    </>
  ),
  // One page, and the addresses it is taken to.
  copy: (
    <>
      <Page x={14} y={36} width={62} height={50} tailored />
      <path
        fill="none"
        stroke="var(--edge)"
        strokeWidth="2"
        strokeDasharray="4 4"
        d="M82 60h24M106 60c18 0 6-38 22-38M106 60h22M106 60c18 0 6 38 22 38"
      />
      <Page x={134} y={6} width={52} height={32} tailored />
      <Page x={134} y={44} width={52} height={32} tailored />
      <Page x={134} y={82} width={52} height={32} tailored />
    </>
  ),
};

/** A small drawing of what a guide is about; the words beside it say the same. */
export function DocPicture({id}: {id: DocPictureId}) {
  return (
    <svg width="100%" viewBox="0 0 200 120" aria-hidden="true">
      {drawings[id]}
    </svg>
  );
}
