import type {ReactNode} from 'react';
import {Minus, Plus} from 'lucide-react';
import styles from './styles.module.css';

export interface AccordionItem {
  readonly id: string;
  readonly title: ReactNode;
  readonly content: ReactNode;
}

/**
 * Questions that open one by one, any number at a time, by the browser itself; the first is open.
 * Closed answers stay in the HTML, so that search engines, find-in-page and
 * readers without scripts have them.
 */
export function Accordion({items}: {items: readonly AccordionItem[]}): ReactNode {
  return (
    <div>
      {items.map(({id, title, content}, index) => (
        <details key={id} className={styles.item} open={index === 0}>
          <summary className={styles.trigger}>
            <h3 className={styles.title}>{title}</h3>
            <Plus className={styles.plus} size={20} aria-hidden="true" />
            <Minus className={styles.minus} size={20} aria-hidden="true" />
          </summary>
          <div className={styles.answer}>{content}</div>
        </details>
      ))}
    </div>
  );
}
