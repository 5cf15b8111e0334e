import {ArrowRight} from 'lucide-react';
import {StatusMark} from '@site/src/ui/StatusMark';
import {Tailored} from '@site/src/ui/Tailored';
import {messagePairs} from '../words';
import text from '@site/src/ui/text.module.css';
import styles from './styles.module.css';

/** What brought a visitor here, and what the page then says. */
export function MessagePairs() {
  return (
    <ul className={styles.pairs}>
      {messagePairs.map(({title, status, description, from, message, before, tailored, language}) => (
        <li key={title} className={styles.pair}>
          <div className={styles.words}>
            <h3 className={styles.title}>{title}</h3>
            <StatusMark status={status} />
            <p className={styles.text}>{description}</p>
          </div>
          <div className={styles.source}>
            <span className={text.caption}>{from}</span>
            <span className={text.strong}>{message}</span>
          </div>
          <ArrowRight className={styles.arrow} aria-hidden="true" size={24} />
          <div className={styles.page}>
            <span className={text.caption}>The page says</span>
            <span className={text.headline} lang={language}>
              {before} <Tailored>{tailored}</Tailored>
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
