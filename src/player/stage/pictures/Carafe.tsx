import type {ReactNode} from 'react';

/** A carafe and two cups on a table at work, clear of the middle, where the play button is. */
export function Carafe(): ReactNode {
  return (
    <>
      <path fill="var(--butter)" d="M0 0h240v251H0z" />
      <path fill="var(--indigo)" d="M0 250h240v30H0z" />
      <g>
        <path fill="var(--on-denim)" d="M18 16h92v104H18zM130 16h92v104h-92z" />
        <path
          fill="var(--on-denim-2)"
          d="M24 86h20V70h18v22h18V78h24v36H24zM136 92h16V74h22v16h14V80h14v10h14v24h-80zM24 22h80v8H24zM136 22h80v8h-80z"
        />
        <g transform="translate(-40 24)">
          <path fill="none" stroke="var(--denim)" strokeWidth="10" strokeLinejoin="round" d="M142 122h28v66h-20" />
          <path
            fill="var(--on-denim)"
            stroke="var(--edge)"
            strokeWidth="2"
            d="M88 86h52l-4 22 22 84c3 20-6 34-26 34H96c-20 0-29-14-26-34l22-84z"
          />
          <path fill="var(--denim)" d="m88 147-12 45c-2 17 6 29 21 29h34c15 0 24-12 22-29l-12-45zM84 76h60v14H84z" />
        </g>
        <path
          fill="var(--on-denim)"
          d="M136 221h42v8c0 16-9 23-21 23s-21-7-21-23zM188 221h42v8c0 16-9 23-21 23s-21-7-21-23z"
        />
        <ellipse cx="157" cy="222" rx="21" ry="4.500" fill="var(--denim)" />
        <ellipse cx="209" cy="222" rx="21" ry="4.500" fill="var(--denim)" />
      </g>
    </>
  );
}
