import {Tailored} from '@site/src/ui/Tailored';
import {Frame} from '../../_Frame';
import text from '@site/src/ui/text.module.css';
import styles from './styles.module.css';

const versions = [
  {audience: 'Original', headline: 'Payroll for growing teams'},
  {audience: 'utm_term=*restaurant*', headline: 'Payroll built for', tailored: 'restaurants'},
  {audience: 'utm_source=linkedin', headline: 'Payroll your', tailored: 'finance lead signs off'},
  {audience: 'Browser language de', headline: 'Lohnabrechnung', tailored: 'für wachsende Teams'},
];

/** One headline in its original and three tailored versions. */
export function CopyPicture() {
  return (
    <Frame
      title="Headline, 4 versions"
      label="A list of versions of one headline: the original, one for restaurants, one for LinkedIn and one in German, with the tailored words outlined."
      gap="1.1rem"
    >
      {versions.map(({audience, headline, tailored}) => (
        <div key={audience} className={styles.version}>
          <span className={text.code}>{audience}</span>
          <span className={text.headline}>
            {headline} {tailored !== undefined && <Tailored>{tailored}</Tailored>}
          </span>
        </div>
      ))}
    </Frame>
  );
}
