import type {ReactNode} from 'react';
import type {Quote as QuoteWords} from '../words';
import styles from './styles.module.css';

/** What a customer says. */
export function Quote({quote, author, role, company}: QuoteWords): ReactNode {
  return (
    <figure className={styles.quote}>
      <blockquote className={styles.words}>{quote}</blockquote>
      <figcaption className={styles.person}>
        <strong>{author}</strong>, {role}, {company}
      </figcaption>
    </figure>
  );
}
