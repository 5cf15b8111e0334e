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

/** Words of a page's headline, a line each; stitched where they are not the original's. */
function Headline({
  lines,
  width,
  tailored = true,
}: {
  lines: readonly string[];
  width: number;
  tailored?: boolean;
}): ReactNode {
  return (
    <>
      {tailored && (
        <rect className={styles.tailored} x="10" y="28" width={width} height={8 + 15 * lines.length} rx="6" />
      )}
      {lines.map((line, index) => (
        <text key={line} x={tailored ? 16 : 14} y={43 + 15 * index}>
          {line}
        </text>
      ))}
    </>
  );
}

function PageButton({y, width, children}: {y: number; width: number; children: string}): ReactNode {
  return (
    <>
      <rect className={styles.button} x="14" y={y} width={width} height="22" rx="6" />
      <text className={styles.buttonLetters} x={14 + width / 2} y={y + 14.5}>
        {children}
      </text>
    </>
  );
}

/** A visit's signals decide which page is shown: the original, and what it becomes for four of them. */
export function HungPages(): ReactNode {
  return (
    <>
      <path stroke="var(--edge)" strokeWidth="6" d={`M0 ${rail}h900`} />
      <HungPage x={28} y={98} width={146} height={192} signal="Original">
        <Headline lines={['Good coffee,', 'delivered']} width={0} tailored={false} />
        <Goods name="cup" x={14} y={72} width={118} height={64} />
        <PageButton y={148} width={80}>
          Shop coffee
        </PageButton>
      </HungPage>
      <HungPage x={202} y={74} width={196} height={214} signal="Campaign: office">
        <Headline lines={['Fresh coffee', 'for the whole', 'office']} width={98} />
        <path className={styles.rule} d="M14 102h84M14 115h90M14 128h52" />
        <PageButton y={160} width={84}>
          Get a quote
        </PageButton>
        <rect className={styles.tailored} x="116" y="28" width="70" height="156" rx="6" />
        <Goods name="carafe" x={120} y={32} width={62} height={148} />
      </HungPage>
      <HungPage x={426} y={100} width={146} height={198} signal="Keyword: beans">
        <Headline lines={['Whole beans,', 'every Monday']} width={106} />
        <rect className={styles.tailored} x="10" y="74" width="126" height="68" rx="6" />
        <Goods name="beans" x={14} y={78} width={118} height={60} />
        <PageButton y={150} width={80}>
          Shop coffee
        </PageButton>
      </HungPage>
      <HungPage x={600} y={78} width={146} height={208} signal="Language: de">
        <Headline lines={['Guter Kaffee,', 'frei Haus']} width={104} />
        <Goods name="cup" x={14} y={78} width={118} height={64} />
        <rect className={styles.tailored} x="10" y="150" width="98" height="30" rx="9" />
        <PageButton y={154} width={90}>
          Kaffee kaufen
        </PageButton>
      </HungPage>
      <HungPage x={774} y={86} width={98} height={218} signal="Device: phone">
        <Goods name="cup" x={10} y={26} width={78} height={80} />
        <g transform="translate(0 88)">
          <Headline lines={['Coffee at', 'your door']} width={78} />
        </g>
        <PageButton y={163} width={70}>
          Shop coffee
        </PageButton>
      </HungPage>
    </>
  );
}
