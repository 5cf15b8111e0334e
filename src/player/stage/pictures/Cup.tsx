import type {ReactNode} from 'react';

/** One cup for one person. */
export function Cup(): ReactNode {
  return (
    <>
      <path fill="var(--on-denim-2)" d="M0 0h240v227H0z" />
      <path fill="var(--indigo)" d="M0 226h240v54H0z" />
      {/* Below the play button; a wide crop draws it smaller (LandingPageDrawing.module.css). */}
      <g>
        <g transform="translate(21 39) scale(0.9)">
          <ellipse cx="112" cy="230" rx="76" ry="13" fill="var(--on-denim-2)" />
          <path fill="none" stroke="var(--on-denim)" strokeWidth="11" d="M160 164h10a22 22 0 0 1 0 44h-26" />
          <path fill="var(--on-denim)" d="M56 148h108v30c0 30-18 50-54 50s-54-20-54-50z" />
          <ellipse cx="110" cy="149" rx="54" ry="12" fill="var(--on-denim-2)" />
          <ellipse cx="110" cy="151" rx="45" ry="8.500" fill="var(--denim)" />
        </g>
      </g>
    </>
  );
}
