import type {LucideIcon} from 'lucide-react';
import {tailored as seam} from '../_drawing';

/** Light words around the middle of a button or a ticket. */
export function Label({x, y, width, children}: {x: number; y: number; width?: number; children: string}) {
  return (
    <text
      x={x}
      y={y}
      textLength={width}
      fill="var(--paper)"
      fontFamily="var(--text)"
      fontSize="11.5"
      fontWeight="600"
      textAnchor="middle"
    >
      {children}
    </text>
  );
}

/** Where the parts of a page begin, from its left edge. */
const margin = 14;

/** A part of a page that begins at its margin; stitched where it is not the original's. */
interface PartProps {
  readonly y: number;
  readonly width: number;
  readonly tailored?: boolean;
}

export function Seam({x = margin, y, width, height}: {x?: number; y: number; width: number; height: number}) {
  return <rect {...seam} x={x - 4} y={y - 4} width={width + 8} height={height + 8} rx="8" />;
}

export function Headline({y, width, lines, tailored = true}: PartProps & {lines: readonly string[]}) {
  return (
    <>
      {tailored && <Seam y={y} width={width} height={18 * lines.length + 2} />}
      {lines.map((line, index) => (
        <text key={line} x={margin} y={y + 14 + 18 * index}>
          {line}
        </text>
      ))}
    </>
  );
}

export function PageButton({y, width, tailored = false, children}: PartProps & {children: string}) {
  return (
    <>
      {tailored && <Seam y={y} width={width} height={26} />}
      <rect fill="var(--indigo)" x={margin} y={y} width={width} height="26" rx="7" />
      <Label x={margin + width / 2} y={y + 17}>
        {children}
      </Label>
    </>
  );
}

/** What else the page has, as the guides show it. */
export function Offer({x, icon: Icon, children}: {x: number; icon: LucideIcon; children: string}) {
  return (
    <g transform={`translate(${x} 203)`} fontFamily="var(--text)" fontSize="11.5" fontWeight="600">
      <rect fill="none" stroke="var(--line)" strokeWidth="1.5" width="116" height="40" rx="7" />
      <Icon x={11} y={12} size={16} fill="none" color="var(--indigo)" />
      <text x="34" y="24">
        {children}
      </text>
    </g>
  );
}
