import type {ReactNode} from 'react';
import {Coffee, MessageSquareQuote} from 'lucide-react';
import {Picture} from '@site/src/player/stage/Picture';
import {rule} from '../_drawing';
import {HungPage, Rail} from './HungPage';
import {Headline, Offer, PageButton, Seam} from './pageParts';
import styles from './styles.module.css';

function Stretch({from, length, children}: {from: number; length: number; children: ReactNode}) {
  return (
    <svg className={styles.stretch} viewBox={`${from} 0 ${length} 378`} aria-hidden="true">
      <Rail from={from} length={length + 0.5} />
      {children}
    </svg>
  );
}

/** One rail of five pages; where it has no room, two rails. */
export function HungPages() {
  return (
    <div className={styles.picture}>
      <Stretch from={0} length={490}>
        {/* A visit's signals decide which page is shown: the original, and what it becomes for a campaign. */}
        <HungPage x={14} y={88} width={166} height={264} signal="Original">
          <Headline y={34} width={100} lines={['Good coffee,', 'delivered']} tailored={false} />
          <Picture name="cup" x={14} y={82} width={138} height={112} />
          <PageButton y={208} width={92}>
            Shop coffee
          </PageButton>
        </HungPage>
        <HungPage x={204} y={66} width={272} height={286} signal="Campaign: office">
          <Headline y={36} width={100} lines={['Fresh coffee', 'for the whole', 'office']} />
          <path {...rule} d="M17 112h88M17 126h98M17 140h64" />
          <Seam x={134} y={36} width={124} height={145} />
          <Picture name="carafe" x={134} y={36} width={124} height={145} />
          <PageButton y={158} width={92} tailored>
            Get a quote
          </PageButton>
          <Offer x={14} icon={Coffee}>
            Our roasts
          </Offer>
          <Offer x={142} icon={MessageSquareQuote}>
            Reviews
          </Offer>
        </HungPage>
      </Stretch>
      <Stretch from={490} length={540}>
        {/* What it becomes for three more signals. */}
        <HungPage x={504} y={84} width={166} height={268} signal="Keyword: beans">
          <Seam y={34} width={138} height={118} />
          <Picture name="beans" x={14} y={34} width={138} height={118} />
          <Headline y={168} width={106} lines={['Whole beans,', 'every Monday']} />
          <PageButton y={216} width={92}>
            Shop coffee
          </PageButton>
        </HungPage>
        <HungPage x={694} y={78} width={166} height={274} signal="Language: de">
          <Headline y={36} width={98} lines={['Guter Kaffee,', 'frei Haus']} />
          <Picture name="cup" x={14} y={88} width={138} height={108} />
          <PageButton y={212} width={104} tailored>
            Kaffee kaufen
          </PageButton>
        </HungPage>
        <HungPage x={884} y={100} width={132} height={252} signal="Device: phone">
          <Picture name="cup" x={14} y={32} width={104} height={84} />
          <Headline y={132} width={72} lines={['Coffee at', 'your door']} />
          <PageButton y={190} width={98}>
            Shop coffee
          </PageButton>
        </HungPage>
      </Stretch>
    </div>
  );
}
