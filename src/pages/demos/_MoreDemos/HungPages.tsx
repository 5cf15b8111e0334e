import type {ReactNode} from 'react';
import {Picture} from '@site/src/player/stage/Picture';
import styles from '../_Drawing/styles.module.css';

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
function HungPage({x, y, width, height, signal, children}: HungPageProps): ReactNode {
  const middle = x + width / 2;
  // As wide as its words, of which a letter takes about 6.2.
  const ticketWidth = 27 + 6.2 * signal.length;
  const ticketLeft = (width - ticketWidth) / 2;
  return (
    <>
      <path
        className={styles.way}
        d={`M${middle - 7} ${rail + 1}a7 7 0 1 1 11 6q-4 3-4 8V${y - 18}L${x + 12} ${y}M${middle} ${y - 18}L${x + width - 12} ${y}`}
      />
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
        <circle fill="var(--paper)" cx={ticketLeft + 10} cy={height} r="2.5" />
        <Label x={width / 2 + 5} y={height + 4}>
          {signal}
        </Label>
      </g>
    </>
  );
}

/** Light words around the middle of a button or a ticket. */
function Label({x, y, children}: {x: number; y: number; children: string}): ReactNode {
  return (
    <text x={x} y={y} fill="var(--paper)" fontFamily="var(--text)" fontSize="11.5" fontWeight="600" textAnchor="middle">
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

interface SeamProps {
  readonly x?: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function Seam({x = margin, y, width, height}: SeamProps): ReactNode {
  return <rect className={styles.tailored} x={x - 4} y={y - 4} width={width + 8} height={height + 8} rx="8" />;
}

function Headline({y, width, lines, tailored = true}: PartProps & {lines: readonly string[]}): ReactNode {
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

function PageButton({y, width, tailored = false, children}: PartProps & {children: string}): ReactNode {
  return (
    <>
      {tailored && <Seam y={y} width={width} height={26} />}
      <rect className={styles.button} x={margin} y={y} width={width} height="26" rx="7" />
      <Label x={margin + width / 2} y={y + 17}>
        {children}
      </Label>
    </>
  );
}

/** A visit's signals decide which page is shown: the original, and what it becomes for four of them. */
export function HungPages(): ReactNode {
  return (
    <>
      <path stroke="var(--edge)" strokeWidth="6" d={`M0 ${rail}h1040`} />
      <HungPage x={28} y={88} width={166} height={264} signal="Original">
        <Headline y={34} width={100} lines={['Good coffee,', 'delivered']} tailored={false} />
        <Picture name="cup" x={14} y={82} width={138} height={112} />
        <PageButton y={208} width={92}>
          Shop coffee
        </PageButton>
      </HungPage>
      <HungPage x={222} y={66} width={252} height={282} signal="Campaign: office">
        <Headline y={36} width={100} lines={['Fresh coffee', 'for the whole', 'office']} />
        <path className={styles.rule} d="M14 112h94M14 126h104M14 140h70" />
        <Seam x={136} y={36} width={102} height={146} />
        <Picture name="carafe" x={136} y={36} width={102} height={146} />
        <PageButton y={158} width={92} tailored>
          Get a quote
        </PageButton>
        <path stroke="var(--sunken)" strokeWidth="44" d="M14 224h106M132 224h106" />
        <path className={styles.rule} d="M28 224h62M146 224h54" />
      </HungPage>
      <HungPage x={502} y={90} width={166} height={268} signal="Keyword: beans">
        <Seam y={34} width={138} height={118} />
        <Picture name="beans" x={14} y={34} width={138} height={118} />
        <Headline y={168} width={106} lines={['Whole beans,', 'every Monday']} />
        <PageButton y={216} width={92}>
          Shop coffee
        </PageButton>
      </HungPage>
      <HungPage x={696} y={74} width={166} height={270} signal="Language: de">
        <Headline y={36} width={98} lines={['Guter Kaffee,', 'frei Haus']} />
        <Picture name="cup" x={14} y={88} width={138} height={108} />
        <PageButton y={212} width={104} tailored>
          Kaffee kaufen
        </PageButton>
      </HungPage>
      <HungPage x={886} y={86} width={126} height={276} signal="Device: phone">
        <Picture name="cup" x={14} y={32} width={98} height={108} />
        <Headline y={156} width={72} lines={['Coffee at', 'your door']} />
        <PageButton y={214} width={98}>
          Shop coffee
        </PageButton>
      </HungPage>
    </>
  );
}
