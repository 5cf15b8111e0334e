import type {ReactNode} from 'react';
import {Label} from './pageParts';

/** Where the rail runs. */
const rail = 22;

interface HungPageProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** What of the visit decides for this page. */
  readonly signal: string;
  readonly children: ReactNode;
}

/** A page on a hanger, its signal as a ticket on its lower edge. What it holds is drawn from its upper left corner. */
export function HungPage({x, y, width, height, signal, children}: HungPageProps) {
  const middle = x + width / 2;
  const narrow = signal.match(/[fijlrt: ]/g)?.length ?? 0;
  const signalWidth = 7 * signal.length - 3.2 * narrow;
  const ticketWidth = signalWidth + 31;
  const ticketLeft = (width - ticketWidth) / 2;
  return (
    <>
      <path
        fill="none"
        stroke="light-dark(var(--indigo), var(--on-denim-2))"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d={`M${middle - 8} ${rail}a8 8 0 1 1 13 6q-5 3-5 8V${y - 18}L${x + 14} ${y + 2}M${middle} ${y - 18}L${x + width - 14} ${y + 2}`}
      />
      <Rail from={middle - 13} length={11} />
      <g
        className="own-light"
        transform={`translate(${x} ${y})`}
        fill="currentColor"
        fontFamily="var(--display)"
        fontSize="15"
        fontWeight="700"
      >
        <rect fill="var(--denim)" opacity="0.16" x="5" y="6" width={width} height={height} rx="10" />
        <rect fill="var(--surface)" width={width} height={height} rx="10" />
        <path fill="var(--sunken)" d={`M0 18v-8a10 10 0 0 1 10-10h${width - 20}a10 10 0 0 1 10 10v8z`} />
        <path stroke="var(--edge)" strokeWidth="4" strokeDasharray="0 8" strokeLinecap="round" d="M12 9h17" />
        {children}
        <rect
          fill="var(--denim)"
          stroke="var(--paper)"
          strokeWidth="1.5"
          x={ticketLeft}
          y={height - 13}
          width={ticketWidth}
          height="26"
          rx="5"
        />
        <circle fill="var(--paper)" cx={ticketLeft + 11} cy={height} r="2.5" />
        <Label x={ticketLeft + 20 + signalWidth / 2} y={height + 4} width={signalWidth}>
          {signal}
        </Label>
      </g>
    </>
  );
}

/** A stretch of the rail: the whole of it behind the hooks, and a piece before the end of each. */
export function Rail({from, length}: {from: number; length: number}) {
  return <path stroke="var(--edge)" strokeWidth="6" d={`M${from} ${rail}h${length}`} />;
}
