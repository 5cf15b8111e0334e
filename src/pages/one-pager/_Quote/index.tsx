import type {ReactNode} from 'react';
import {overviewQuote} from '../words';
import styles from './styles.module.css';

/** What a customer says, marked as a placeholder until one has said it. */
export function Quote(): ReactNode {
  const {quote, author, role, company} = overviewQuote;
  return (
    <figure className={styles.quote}>
      <p className={styles.placeholder}>Placeholder</p>
      <blockquote className={styles.words}>{quote}</blockquote>
      <figcaption className={styles.person}>
        <strong>{author}</strong>, {role}, {company}
      </figcaption>
    </figure>
  );
}
