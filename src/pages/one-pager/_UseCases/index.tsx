import type {ReactNode} from 'react';
import {useCases} from '../words';
import styles from './styles.module.css';

/** Who uses it for what: what a visitor brings along, and what they find. */
export function UseCases(): ReactNode {
  return (
    <ul className={styles.cases}>
      {useCases.map(({title, signal, text}) => (
        <li key={title} className={styles.case}>
          <h3 className={styles.title}>{title}</h3>
          <code className={styles.signal}>{signal}</code>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
