import type {ReactNode} from 'react';

/** A carafe and two cups on a table at work, clear of the middle, where the play button is. */
export function Carafe(): ReactNode {
  return (
    <>
      <path fill="var(--butter)" d="M0 0h240v251H0z" />
      <path fill="var(--indigo)" d="M0 250h240v30H0z" />
      <path fill="var(--denim)" d="M0 250h240v5H0z" />
      <path stroke="var(--on-denim-2)" strokeWidth="1.5" strokeDasharray="6 5" d="M0 270h240" />
      <g>
        <path fill="var(--on-denim)" d="M18 16h92v104H18zM130 16h92v104h-92z" />
        <path
          fill="var(--on-denim-2)"
          d="M24 86h20V70h18v22h18V78h24v36H24zM136 92h16V74h22v16h14V80h14v10h14v24h-80zM24 22h80v8H24zM136 22h80v8h-80z"
        />
        <path
          fill="var(--edge)"
          opacity="0.45"
          d="M14 120h100v6H14zM126 120h100v6H126zM63 22h3v92h-3zM175 22h3v92h-3z"
        />
        <ellipse cx="66" cy="252" rx="62" ry="7" fill="var(--denim)" opacity="0.4" />
        <ellipse cx="184" cy="253" rx="54" ry="5" fill="var(--denim)" opacity="0.4" />
        <g transform="translate(-62 24)">
          <path fill="none" stroke="var(--denim)" strokeWidth="10" strokeLinejoin="round" d="M140 130h28v58h-20" />
          <path
            fill="var(--on-denim)"
            stroke="var(--edge)"
            strokeWidth="2"
            d="M88 86h52l-4 22 22 84c3 20-6 34-26 34H96c-20 0-29-14-26-34l22-84z"
          />
          <path fill="var(--denim)" d="m88 147-12 45c-2 17 6 29 21 29h34c15 0 24-12 22-29l-12-45zM84 76h60v14H84z" />
          <path fill="var(--on-denim)" opacity="0.22" d="m94 150-11 44c-1 10 2 18 8 22l9-66z" />
          <path fill="var(--on-denim-2)" opacity="0.6" d="M98 92h8l-1 14-10 38h-8l11-40z" />
        </g>
        <path
          fill="none"
          stroke="var(--on-denim)"
          strokeWidth="4"
          strokeLinecap="round"
          d="M152 206c-5-8 5-12 0-22M164 206c-5-8 5-12 0-22M204 206c-5-8 5-12 0-22M216 206c-5-8 5-12 0-22"
        />
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
