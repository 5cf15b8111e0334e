import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {PanelOf} from '../../panels';
import styles from './panels.module.css';

/** Fields to write in: the words of a button and the address it leads to. */
export function Fields({panel}: {readonly panel: PanelOf<'fields'>}): ReactNode {
  return panel.fields.map(({label, value}, index) => (
    <div key={label}>
      <span className={styles.detail}>{label}</span>
      <div
        className={clsx(styles.prompt, index === panel.active && styles.writing)}
        data-target={index === panel.active ? 'field' : undefined}
      >
        {value}
      </div>
    </div>
  ));
}
