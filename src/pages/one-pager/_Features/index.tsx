import type {ReactNode} from 'react';
import {CheckList} from '@site/src/ui/CheckList';
import {keyFeatures} from '../words';
import {Examples} from '../_Examples';
import styles from './styles.module.css';

/** What else is in the box, beside pages that were made with it. */
export function Features(): ReactNode {
  return (
    <div className={styles.features}>
      <div className={styles.list}>
        <CheckList items={keyFeatures} />
      </div>
      <Examples />
    </div>
  );
}
