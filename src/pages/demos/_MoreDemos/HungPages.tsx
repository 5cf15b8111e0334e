import type {ReactNode} from 'react';
import {Goods} from './Goods';
import styles from '../_Drawing/styles.module.css';

interface HungPageProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** What of the visit decides for this page. */
  readonly signal: string;
  readonly children: ReactNode;
}

/** Where the rail runs. */
const rail = 26;

/** A page on a hanger, its signal as a ticket on its lower edge. What it holds is drawn from its upper left corner. */
function HungPage({x, y, width, height, signal, children}: HungPageProps): ReactNode {
  const middle = x + width / 2;
  // As wide as its words, of which a letter takes about 4.9.
  const ticketWidth = 22 + 4.9 * signal.length;
  const ticketLeft = (width - ticketWidth) / 2;
  return (
    <>
      <path
        className={styles.way}
        d={`M${middle - 7} ${rail + 1}a7 7 0 1 1 11 6q-4 3-4 8V${y - 20}L${x + 12} ${y}M${middle} ${y - 20}L${x + width - 12} ${y}`}
      />
      <g
        className="own-light"
        transform={`translate(${x} ${y})`}
        fill="currentColor"
        fontFamily="var(--display)"
        fontSize="13"
        fontWeight="700"
      >
        <rect fill="var(--denim)" opacity="0.16" x="4" y="5" width={width} height={height} rx="9" />
        <rect fill="var(--surface)" width={width} height={height} rx="9" />
        <path fill="var(--sunken)" d={`M0 16V9a9 9 0 0 1 9-9h${width - 18}a9 9 0 0 1 9 9v7z`} />
        <path stroke="var(--edge)" strokeWidth="4" strokeDasharray="0 7" strokeLinecap="round" d="M11 8h15" />
        {children}
        <rect fill="var(--denim)" x={ticketLeft} y={height - 11} width={ticketWidth} height="22" rx="4" />
        <circle fill="var(--paper)" cx={ticketLeft + 8} cy={height} r="2.500" />
        <text className={styles.buttonLetters} x={width / 2 + 4} y={height + 3.5}>
          {signal}
        </text>
      </g>
    </>
  );
}

/** A visit's signals decide which page is shown: one coffee page, cut for a campaign, a language and a device. */
export function HungPages(): ReactNode {
  return (
    <>
      <path stroke="var(--edge)" strokeWidth="6" d={`M-400 ${rail}h1270`} />
      <HungPage x={208} y={66} width={142} height={186} signal="Language: de">
        <rect className={styles.tailored} x="16" y="27" width="110" height="38" rx="6" />
        <text x="21" y="42">
          Frischer Kaffee,
        </text>
        <text x="21" y="57">
          direkt ins Haus
        </text>
        <Goods name="beans" x={16} y={77} width={110} height={82} />
      </HungPage>
      <HungPage x={10} y={86} width={186} height={206} signal="Campaign: office">
        <rect className={styles.tailored} x="10" y="28" width="96" height="53" rx="6" />
        <text x="16" y="43">
          Fresh coffee
        </text>
        <text x="16" y="58">
          for the whole
        </text>
        <text x="16" y="73">
          office
        </text>
        <path className={styles.rule} d="M13 102h84M13 115h90M13 128h52" />
        <rect className={styles.button} x="11" y="155" width="80" height="22" rx="6" />
        <text className={styles.buttonLetters} x="51" y="169.500">
          Get a quote
        </text>
        <Goods name="carafe" x={112} y={28} width={64} height={149} />
      </HungPage>
      <HungPage x={362} y={100} width={98} height={204} signal="Device: phone">
        <Goods name="cup" x={10} y={26} width={78} height={76} />
        <rect className={styles.tailored} x="10" y="113" width="78" height="38" rx="6" />
        <text x="16" y="128">
          Coffee at
        </text>
        <text x="16" y="143">
          your door
        </text>
        <rect className={styles.button} x="10" y="160" width="78" height="22" rx="6" />
        <text className={styles.buttonLetters} x="49" y="174.500">
          Shop coffee
        </text>
      </HungPage>
    </>
  );
}
