import {integrations} from '@site/src/content/integrations';
import {sampleEvent} from '../../words';
import styles from './styles.module.css';

/** Screenshot, drawn: an experiment event as an analytics tool shows it. */
export function EventStream() {
  return (
    <div
      className={styles.stream}
      role="img"
      aria-label="Screenshot: the event tailor_experiment in an analytics tool, with its group treatment, its stage in_experiment and a ramp percentage of 50."
    >
      <div className={styles.waiting} />
      <div className={styles.waiting} />
      <div className={styles.event}>
        <code className={styles.name}>tailor_experiment</code>
        {sampleEvent.map(({name, value}) => (
          <code key={name} className={styles.property}>
            <span>{name}</span> {value}
          </code>
        ))}
      </div>
      <div className={styles.tools}>{integrations.join(', ')}</div>
    </div>
  );
}
