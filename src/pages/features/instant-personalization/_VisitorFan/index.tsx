import {Tailored} from '@site/src/ui/Tailored';
import {BikeScene} from '../_BikeScene';
import styles from './styles.module.css';

/** Where a visitor comes from, on the sewn-in tag, and what they see; of the headline, what stands behind `kept` is tailored. */
const versions = [
  {
    from: 'German',
    scene: 'door',
    kept: '',
    tailored: 'E-Räder für jeden Tag',
    button: 'Rad wählen',
    language: 'de',
  },
  {
    from: 'Hill search',
    scene: 'hills',
    kept: 'Electric bikes for',
    tailored: 'steep hills',
    button: 'Choose a bike',
    language: undefined,
  },
  {
    from: 'Company ad',
    scene: 'office',
    kept: 'Electric bikes for',
    tailored: 'the whole office',
    button: 'Ask for a team price',
    language: undefined,
  },
] as const;

/** One page, cut for three visitors, the versions laid over each other. */
export function VisitorFan() {
  return (
    <div
      className={styles.fan}
      role="img"
      aria-label="One bike shop’s page in three versions: in German, for a search about hills with a bike on a hill, and for a company campaign with a fleet and the button “Ask for a team price.”"
    >
      {versions.map(({from, scene, kept, tailored, button, language}) => (
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
            <span className={styles.button}>{button}</span>
          </div>
        </div>
      ))}
    </div>
  );
}
