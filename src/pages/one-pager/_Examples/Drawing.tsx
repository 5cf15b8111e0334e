import {useId} from 'react';
import type {LandingPageExample} from './words';

const edge = {stroke: 'var(--line)', strokeWidth: 2};
const headlineType = {fontFamily: 'var(--display)', fontSize: 43, fontWeight: 700, letterSpacing: '-0.025em'};

/** A rain jacket; the middle of its collar is where it stands. */
function Jacket({x, y, cloth, scale = 1}: {x: number; y: number; cloth: string; scale?: number}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path
        d="M-16-6C-12-20 12-20 16-6L38 6c10 6 14 18 16 30l6 62-20 3-5-50V112h-70V51l-5 50-20-3 6-62c2-12 6-24 16-30z"
        fill={cloth}
      />
      <path d="M0 0V112M-26 78h14M12 78h14" stroke="var(--stitch)" strokeWidth="3" strokeDasharray="6 4" fill="none" />
    </g>
  );
}

/** Pictures on the example pages: 230 wide, from 30 above to 250 below. */
const scenes = {
  rack: (
    <>
      <rect y="-30" width="230" height="280" fill="var(--indigo-wash)" />
      <path d="M10 40H220" stroke="var(--ink-2)" strokeWidth="6" />
      <path d="M64 44v26M164 44v26" stroke="var(--ink-2)" strokeWidth="4" />
      <Jacket x={64} y={84} cloth="var(--indigo)" scale={0.78} />
      <Jacket x={164} y={84} cloth="var(--denim)" scale={0.78} />
      <path d="M0 214H230V250H0z" fill="var(--line)" />
    </>
  ),
  crew: (
    <>
      <rect y="-30" width="230" height="280" fill="var(--butter)" />
      <circle cx="60" cy="82" r="16" fill="var(--ink-2)" />
      <circle cx="170" cy="82" r="16" fill="var(--ink-2)" />
      <circle cx="115" cy="64" r="18" fill="var(--edge)" />
      <Jacket x={60} y={110} cloth="var(--indigo)" scale={0.86} />
      <Jacket x={170} y={110} cloth="var(--indigo)" scale={0.86} />
      <Jacket x={115} y={96} cloth="var(--denim)" />
      <path d="M0 206H230V250H0z" fill="var(--surface)" />
      <path d="M0 206H230" stroke="var(--stitch)" strokeWidth="4" strokeDasharray="10 7" />
    </>
  ),
};

/** Of the headline: where its first line stands, and how far the next is below it. */
const firstLine = 166;
const lineHeight = 58;

/** The stitched outline of what was tailored. */
function Outline(props: {x: number; y: number; width: number; height: number}) {
  return (
    <rect
      fill="var(--stitch-wash)"
      stroke="var(--tailored-edge)"
      strokeWidth="4"
      strokeDasharray="11 8"
      rx="12"
      {...props}
    />
  );
}

/** One landing page in its browser window, 600 by 450. */
export function Drawing({example}: {example: LandingPageExample}) {
  const {headline, tailoredFrom, button, scene, tailored} = example;
  const clip = useId();
  const isTailored = tailoredFrom < headline.length;
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <rect {...edge} fill="var(--surface)" x="1" y="1" width="598" height="448" rx="18" />
      <path {...edge} d="M1 56H599" />
      <path stroke="var(--line)" strokeWidth="14" d="M28 29h.1M50 29h.1M72 29h.1" />
      <rect fill="var(--sunken)" x="96" y="13" width="480" height="32" rx="16" />
      {isTailored && (
        <Outline
          x={24}
          y={firstLine + tailoredFrom * lineHeight - 43}
          width={300}
          height={(headline.length - tailoredFrom) * lineHeight - 1}
        />
      )}
      {headline.map((line, index) => (
        <text key={line} {...headlineType} fill="var(--ink)" x="36" y={firstLine + index * lineHeight}>
          {line}
        </text>
      ))}
      <path stroke="var(--line)" strokeWidth="12" d="M42 274H284M42 300H244" />
      {tailored.button && <Outline x={24} y={330} width={244} height={76} />}
      <rect fill="var(--ink)" x="36" y="342" width="220" height="52" rx="12" />
      <text
        fill="var(--paper)"
        fontFamily="var(--text)"
        fontSize="24"
        fontWeight="600"
        textAnchor="middle"
        x="146"
        y="375"
      >
        {button}
      </text>
      {tailored.scene && <Outline x={336} y={110} width={246} height={296} />}
      <clipPath id={clip}>
        <rect y="-30" width="230" height="280" rx="8" />
      </clipPath>
      <g transform="translate(344 148)" clipPath={`url(#${clip})`}>
        {scenes[scene]}
      </g>
    </g>
  );
}
