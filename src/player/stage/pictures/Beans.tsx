import type {ReactNode} from 'react';

/** A bag of beans. */
export function Beans(): ReactNode {
  return (
    <>
      <path fill="var(--sage-wash)" d="M0 0h240v280H0z" />
      <path fill="var(--sage)" d="M0 222h240v58H0z" />
      <g>
        <path fill="var(--denim)" d="M70 66h100l12 24v138c0 8-6 12-12 12H70c-6 0-12-4-12-12V90z" />
        <path fill="var(--on-denim-2)" d="M70 44h100v24H70z" />
        <path fill="var(--on-denim)" d="M80 122h80v70H80z" />
        <g fill="var(--denim)">
          <ellipse cx="106" cy="150" rx="11" ry="16" transform="rotate(24 106 150)" />
          <ellipse cx="134" cy="164" rx="11" ry="16" transform="rotate(-28 134 164)" />
          <ellipse cx="30" cy="236" rx="10" ry="14" transform="rotate(60 30 236)" />
          <ellipse cx="206" cy="240" rx="10" ry="14" transform="rotate(-50 206 240)" />
          <ellipse cx="216" cy="214" rx="9" ry="12" transform="rotate(20 216 214)" />
        </g>
      </g>
    </>
  );
}
