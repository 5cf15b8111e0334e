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
export const scenes = {
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
