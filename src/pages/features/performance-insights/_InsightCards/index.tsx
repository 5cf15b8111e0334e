import {ClickMap} from './ClickMap';
import {LiftOverTime} from './LiftOverTime';
import {cards, sampleEvent} from '../words';
import {integrations} from '@site/src/content/integrations';
import styles from './styles.module.css';

const screenshots = {
  lift: <LiftOverTime />,
  engagement: <ClickMap />,
  /** Screenshot, drawn: an experiment event as an analytics tool shows it. */
  analytics: (
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
  ),
};

/** Three views of a tailored page, each with its screenshot. */
export function InsightCards() {
  return (
    <ul className={styles.cards}>
      {cards.map(({id, title, description}) => (
        <li key={id} className={styles.card} data-card={id}>
          <div className={styles.screenshot}>{screenshots[id]}</div>
          <div className={styles.words}>
            <h3>{title}</h3>
            <p className={styles.description}>{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
