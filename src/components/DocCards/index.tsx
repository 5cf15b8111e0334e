import type {ReactNode} from 'react';
import {ArrowRight} from 'lucide-react';
import {SiteLink} from '../SiteLink';
import styles from './styles.module.css';

export interface DocCard {
  to: string;
  title: string;
  text: string;
  /** A short remark after the title, such as a running time. */
  note?: string;
}

/** The contents of an index page: one row per guide, the whole row a link. */
export function DocCards({cards}: {cards: readonly DocCard[]}): ReactNode {
  return (
    <ul className={styles.cards}>
      {cards.map(({to, title, text, note}) => (
        <li key={to}>
          <SiteLink className={styles.card} to={to}>
            <span className={styles.title}>
              {title}
              {note !== undefined && <span className={styles.note}>{note}</span>}
            </span>
            <span className={styles.text}>{text}</span>
            <ArrowRight className={styles.arrow} aria-hidden="true" size={18} />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
