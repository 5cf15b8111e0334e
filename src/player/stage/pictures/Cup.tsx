import type {ReactNode} from 'react';

/** One cup for one person, and a plant beside it below a lamp, clear of the middle, where the play button is. */
export function Cup(): ReactNode {
  return (
    <>
      <path fill="var(--on-denim-2)" d="M0 0h240v227H0z" />
      <path fill="var(--on-denim)" opacity="0.35" d="M0 0h150L84 227H0z" />
      <path fill="var(--indigo)" d="M0 226h240v54H0z" />
      <path fill="var(--denim)" d="M0 226h240v5H0z" />
      <path stroke="var(--on-denim-2)" strokeWidth="1.5" strokeDasharray="6 5" d="M0 266h240" />
      <path fill="var(--on-denim)" opacity="0.3" d="m166 66-38 160h136l-38-160z" />
      <path stroke="var(--denim)" strokeWidth="2.500" d="M196 0v38" />
      <path fill="var(--indigo)" d="M196 34c20 0 32 13 34 31h-68c2-18 14-31 34-31z" />
      <path fill="var(--butter)" d="M182 65h28c0 8-6 13-14 13s-14-5-14-13z" />
      {/* A wide crop draws it smaller (LandingPageDrawing.module.css). */}
      <g>
        <ellipse cx="98" cy="248" rx="84" ry="9" fill="var(--denim)" opacity="0.35" />
        <ellipse cx="196" cy="241" rx="28" ry="5" fill="var(--denim)" opacity="0.35" />
        <g transform="translate(34 54) scale(0.78)">
          <path
            fill="none"
            strokeLinecap="round"
            stroke="var(--sage)"
            strokeWidth="4"
            d="M200 196V132M200 170c-14-2-20-10-22-20M200 158c12-2 20-10 22-22"
          />
          <path
            fill="var(--sage)"
            d="M200 140c-12-10-14-28-2-44 14 14 16 32 2 44zM178 154c-14 0-22-8-24-22 16-2 26 6 24 22zM221 140c-2-14 4-24 17-28 4 14-2 26-17 28z"
          />
          <path fill="var(--denim)" d="M176 190h48l-6 44c-1 4-3 6-7 6h-22c-4 0-6-2-7-6z" />
          <path fill="var(--indigo)" d="M172 184h56v14h-56z" />
        </g>
        <g transform="translate(-22 33) scale(0.92)">
          <ellipse cx="112" cy="230" rx="76" ry="13" fill="var(--on-denim)" />
          <ellipse cx="112" cy="227" rx="56" ry="8" fill="var(--on-denim-2)" />
          <path fill="none" stroke="var(--on-denim)" strokeWidth="11" d="M160 174h8a18 18 0 0 1 0 36h-24" />
          <path fill="var(--on-denim)" d="M56 160h108v22c0 28-18 46-54 46s-54-18-54-46z" />
          <path fill="var(--indigo)" d="M57 190h106c-2 6-4 12-7 16H64c-3-4-5-10-7-16z" />
          <ellipse cx="110" cy="161" rx="54" ry="11" fill="var(--on-denim-2)" />
          <ellipse cx="110" cy="163" rx="45" ry="7.500" fill="var(--denim)" />
        </g>
      </g>
    </>
  );
}
