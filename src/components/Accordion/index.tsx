import type {ReactNode} from 'react';
import * as Radix from '@radix-ui/react-accordion';
import {Minus, Plus} from 'lucide-react';
import styles from './styles.module.css';

export interface AccordionItem {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

/**
 * Questions that open one by one, any number at a time. Closed answers stay in
 * the HTML, so that search engines, find-in-page and readers without scripts have them.
 */
export function Accordion({items}: {items: readonly AccordionItem[]}): ReactNode {
  return (
    <Radix.Root type="multiple" className={styles.accordion}>
      {items.map(({id, title, content}) => (
        <Radix.Item key={id} value={id} className={styles.item}>
          <Radix.Header className={styles.header}>
            <Radix.Trigger className={styles.trigger}>
              {title}
              <Plus className={styles.plus} size={20} aria-hidden="true" />
              <Minus className={styles.minus} size={20} aria-hidden="true" />
            </Radix.Trigger>
          </Radix.Header>
          <Radix.Content forceMount className={styles.content}>
            <div className={styles.answer}>{content}</div>
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
