import type {ReactNode} from 'react';
import clsx from 'clsx';
import openMark from '@site/src/ui/openMark.module.css';
import styles from './styles.module.css';

export interface AccordionItem {
  readonly id: string;
  readonly title: ReactNode;
  readonly content: ReactNode;
}

/**
 * Questions that open one by one, any number at a time, by the browser itself; the first is open. In two columns where
 * there is room, each of which stays as it is when the other grows.
 * Closed answers stay in the HTML, so that search engines, find-in-page and
 * readers without scripts have them.
 */
export function Accordion({items}: {items: readonly AccordionItem[]}): ReactNode {
  // With the first one open, both are as high.
  const half = Math.ceil(items.length / 2) - 1;
  return (
    <div className={styles.columns}>
      {[items.slice(0, half), items.slice(half)].map((column, place) => (
        <div key={column[0]?.id}>
          {column.map(({id, title, content}, index) => (
            <details key={id} className={styles.item} open={place + index === 0}>
              <summary className={clsx(openMark.line, styles.trigger)}>
                <h3 className={styles.title}>{title}</h3>
              </summary>
              <div className={styles.answer}>{content}</div>
            </details>
          ))}
        </div>
      ))}
    </div>
  );
}
