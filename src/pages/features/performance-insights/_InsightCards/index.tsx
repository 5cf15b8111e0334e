import type {ReactNode} from 'react';
import {ClickMap} from './ClickMap';
import {EventStream} from './EventStream';
import {LiftOverTime} from './LiftOverTime';
import {cards, type InsightId} from '../words';
import styles from './styles.module.css';

const screenshots: Readonly<Record<InsightId, ReactNode>> = {
  lift: <LiftOverTime />,
  engagement: <ClickMap />,
  analytics: <EventStream />,
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
