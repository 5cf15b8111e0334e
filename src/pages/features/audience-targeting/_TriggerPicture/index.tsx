import {Tailored} from '@site/src/ui/Tailored';
import {Frame} from '../../_Frame';
import text from '@site/src/ui/text.module.css';
import styles from './styles.module.css';

const conditions = [
  {signal: 'utm_campaign', test: 'matches', value: 'spring*'},
  {signal: 'Device', test: 'is', value: 'phone'},
  {signal: 'Browser language', test: 'is', value: 'de'},
];

/** Three conditions, and the headline a visitor gets who meets them. */
export function TriggerPicture() {
  return (
    <Frame
      address="www.example.com/?utm_campaign=spring-sale"
      label="A visitor arrives with a campaign URL. Three conditions match, on campaign, device and language, and a German headline is shown."
    >
      {conditions.map(({signal, test, value}) => (
        <div key={signal} className={styles.condition}>
          <span className={styles.signal}>{signal}</span>
          <span className={text.quiet}>{test}</span>
          <span className={styles.value}>{value}</span>
        </div>
      ))}
      <div className={styles.result}>
        <span className={text.quiet}>This visitor sees</span>
        <span className={text.headline}>
          <Tailored>Frühlingsangebot:</Tailored> zwei Monate testen
        </span>
      </div>
    </Frame>
  );
}
