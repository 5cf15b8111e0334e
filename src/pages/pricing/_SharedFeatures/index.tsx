import type {ReactNode} from 'react';
import {CheckList} from '@site/src/ui/CheckList';
import {sharedFeatures} from '../words';
import styles from './styles.module.css';

/** What the plans do not differ in, below their table. */
export function SharedFeatures(): ReactNode {
  return (
    <div className={styles.row}>
      <h3 className={styles.name}>In every plan</h3>
      <CheckList items={sharedFeatures} />
    </div>
  );
}
