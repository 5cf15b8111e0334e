import type {ReactNode} from 'react';
import {Picture} from '@site/src/player/stage/Picture';
import drawing from '../_Drawing/styles.module.css';
import styles from './styles.module.css';

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
  const narrow = signal.match(/[fijlrt: ]/g)?.length ?? 0;
  const signalWidth = 7 * signal.length - 3.2 * narrow;
  const ticketWidth = signalWidth + 31;
  const ticketLeft = (width - ticketWidth) / 2;
  return (
    <>
      <path
        className={styles.hanger}
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

interface RailProps {
  readonly from: number;
  readonly length: number;
}

/** A stretch of the rail: the whole of it behind the hooks, and a piece before the end of each. */
function Rail({from, length}: RailProps): ReactNode {
  return <path stroke="var(--edge)" strokeWidth="6" d={`M${from} ${rail}h${length}`} />;
}

interface LabelProps {
  readonly x: number;
  readonly y: number;
  /** How wide its words are set. */
  readonly width?: number;
  readonly children: string;
}

/** Light words around the middle of a button or a ticket. */
function Label({x, y, width, children}: LabelProps): ReactNode {
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

interface SeamProps {
  readonly x?: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function Seam({x = margin, y, width, height}: SeamProps): ReactNode {
  return <rect className={drawing.tailored} x={x - 4} y={y - 4} width={width + 8} height={height + 8} rx="8" />;
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
      <rect className={drawing.button} x={margin} y={y} width={width} height="26" rx="7" />
      <Label x={margin + width / 2} y={y + 17}>
        {children}
      </Label>
    </>
  );
}

/** A visit's signals decide which page is shown: the original, and what it becomes for a campaign. */
function OriginalAndCampaign(): ReactNode {
  return (
    <>
      <HungPage x={20} y={88} width={166} height={264} signal="Original">
        <Headline y={34} width={100} lines={['Good coffee,', 'delivered']} tailored={false} />
        <Picture name="cup" x={14} y={82} width={138} height={112} />
        <PageButton y={208} width={92}>
          Shop coffee
        </PageButton>
      </HungPage>
      <HungPage x={202} y={66} width={272} height={286} signal="Campaign: office">
        <Headline y={36} width={100} lines={['Fresh coffee', 'for the whole', 'office']} />
        <path className={drawing.rule} d="M17 112h88M17 126h98M17 140h64" />
        <Seam x={134} y={36} width={124} height={145} />
        <Picture name="carafe" x={134} y={36} width={124} height={145} />
        <PageButton y={158} width={92} tailored>
          Get a quote
        </PageButton>
        <path fill="none" stroke="var(--line)" strokeWidth="1.5" d="M14 203h116v44H14zM142 203h116v44H142z" />
        <circle fill="var(--indigo)" cx="33" cy="225" r="6" />
        <circle fill="var(--indigo)" cx="161" cy="225" r="6" />
        <g fontFamily="var(--text)" fontSize="11.5" fontWeight="600">
          <text x="46" y="229">
            Our roasts
          </text>
          <text x="174" y="229">
            Reviews
          </text>
        </g>
      </HungPage>
    </>
  );
}

/** What it becomes for three more signals. */
function KeywordLanguageDevice(): ReactNode {
  return (
    <>
      <HungPage x={514} y={84} width={166} height={268} signal="Keyword: beans">
        <Seam y={34} width={138} height={118} />
        <Picture name="beans" x={14} y={34} width={138} height={118} />
        <Headline y={168} width={106} lines={['Whole beans,', 'every Monday']} />
        <PageButton y={216} width={92}>
          Shop coffee
        </PageButton>
      </HungPage>
      <HungPage x={696} y={78} width={166} height={274} signal="Language: de">
        <Headline y={36} width={98} lines={['Guter Kaffee,', 'frei Haus']} />
        <Picture name="cup" x={14} y={88} width={138} height={108} />
        <PageButton y={212} width={104} tailored>
          Kaffee kaufen
        </PageButton>
      </HungPage>
      <HungPage x={878} y={76} width={132} height={276} signal="Device: phone">
        <Picture name="cup" x={14} y={32} width={104} height={108} />
        <Headline y={156} width={72} lines={['Coffee at', 'your door']} />
        <PageButton y={214} width={98}>
          Shop coffee
        </PageButton>
      </HungPage>
    </>
  );
}

interface StretchProps {
  /** Where its viewport begins on the whole rail, and how much of it that shows. */
  readonly from: number;
  readonly length: number;
  readonly children: ReactNode;
}

function Stretch({from, length, children}: StretchProps): ReactNode {
  return (
    <svg className={styles.stretch} viewBox={`${from} 4 ${length} 380`} aria-hidden="true">
      <Rail from={from} length={length + 0.5} />
      {children}
    </svg>
  );
}

/** One rail of five pages; where it has no room, two rails. */
export function HungPages(): ReactNode {
  return (
    <div className={styles.picture}>
      <Stretch from={0} length={494}>
        <OriginalAndCampaign />
      </Stretch>
      <Stretch from={494} length={536}>
        <KeywordLanguageDevice />
      </Stretch>
    </div>
  );
}
