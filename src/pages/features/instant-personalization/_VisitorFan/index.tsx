import clsx from 'clsx';
import {Tailored} from '@site/src/ui/Tailored';
import {BikeScene} from '../_BikeScene';
import drawn from '@site/src/ui/DrawnPage/styles.module.css';
import styles from './styles.module.css';

/** Where a visitor comes from, on the sewn-in tag, the picture, what of the headline is kept and tailored, button, language. */
const versions = [
  ['German', 'door', '', 'E-Räder für jeden Tag', 'Rad wählen', 'de'],
  ['Hill search', 'hills', 'Electric bikes for', 'steep hills', 'Choose a bike', undefined],
  ['Company ad', 'office', 'Electric bikes for', 'the whole office', 'Ask for a team price', undefined],
] as const;

/** One page, cut for three visitors, the versions laid over each other. */
export function VisitorFan() {
  return (
    <div
      className={styles.fan}
      role="img"
      aria-label="One bike shop’s page in three versions: in German, for a search about hills with a bike on a hill, and for a company campaign with a fleet and the button “Ask for a team price.”"
    >
      {versions.map(([from, scene, kept, tailored, button, language]) => (
        <div key={from} className={styles.page}>
          <span className={styles.tag}>{from}</span>
          <div className={styles.picture}>
            <BikeScene name={scene} />
          </div>
          <div className={styles.words} lang={language}>
            <p className={styles.headline}>
              {kept} <Tailored>{tailored}</Tailored>
            </p>
            <i />
            <i />
            <span className={clsx(drawn.button, styles.button)}>{button}</span>
          </div>
        </div>
      ))}
    </div>
  );
}
