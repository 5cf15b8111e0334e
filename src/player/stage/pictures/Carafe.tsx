import type {ReactNode} from 'react';

/** A carafe and two cups on a table at work. */
export function Carafe(): ReactNode {
  return (
    <>
      <path fill="var(--indigo-wash)" d="M0 0h240v251H0z" />
      <path fill="var(--on-denim-2)" d="M0 250h240v30H0z" />
      <g>
        <g transform="translate(0 24)">
          <path fill="var(--on-denim)" d="M24 0h84v98H24zM132 0h84v98h-84z" />
          <path fill="var(--on-denim-2)" d="M24 68h84v30H24zM132 54h84v44h-84z" />
          <path fill="none" stroke="var(--denim)" strokeWidth="10" strokeLinejoin="round" d="M142 122h28v66h-20" />
          <path
            fill="var(--on-denim)"
            stroke="var(--edge)"
            strokeWidth="2"
            d="M88 86h52l-4 22 22 84c3 20-6 34-26 34H96c-20 0-29-14-26-34l22-84z"
          />
          <path fill="var(--denim)" d="m88 147-12 45c-2 17 6 29 21 29h34c15 0 24-12 22-29l-12-45z" />
          <path fill="var(--denim)" d="M84 76h60v14H84z" />
          <path
            fill="var(--butter)"
            d="M16 197h46v8c0 18-10 26-23 26s-23-8-23-26zM166 197h46v8c0 18-10 26-23 26s-23-8-23-26z"
          />
          <ellipse cx="39" cy="198" rx="23" ry="5" fill="var(--denim)" />
          <ellipse cx="189" cy="198" rx="23" ry="5" fill="var(--denim)" />
        </g>
      </g>
    </>
  );
}
