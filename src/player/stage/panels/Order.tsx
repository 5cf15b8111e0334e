import type {ReactNode} from 'react';
import clsx from 'clsx';
import {GripVertical} from 'lucide-react';
import type {PanelOf} from '../../panels';
import styles from './Choices.module.css';

/** The parts of the page as a list that can be dragged into another order. */
export function Order({panel}: {readonly panel: PanelOf<'order'>}): ReactNode {
  return (
    <div className={styles.choices}>
      {panel.items.map((item, index) => (
        <div
          key={item}
          className={clsx(styles.choice, index === panel.dragged && styles.dragged)}
          data-target={index === panel.dragged ? 'field' : undefined}
        >
          <GripVertical aria-hidden="true" className={styles.grip} />
          {item}
        </div>
      ))}
    </div>
  );
}
