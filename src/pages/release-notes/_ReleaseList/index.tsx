import type {ReactNode} from 'react';
import {Wrap} from '@site/src/ui/Wrap';
import {releasePeriods} from '@site/src/content/releases';
import {AreaFilter} from '../_AreaFilter';
import {MonthList} from '../_MonthList';
import {ReleasePeriodSection} from '../_ReleasePeriodSection';
import styles from './styles.module.css';

/** The notes along a tape measure, newest first; they can be narrowed down to one part of the product. */
export function ReleaseList(): ReactNode {
  return (
    <div className={styles.notes}>
      <MonthList />
      <Wrap>
        <AreaFilter />
        {releasePeriods.map((period) => (
          <ReleasePeriodSection key={period.id} period={period} />
        ))}
        <div className={styles.tip} aria-hidden="true" />
      </Wrap>
    </div>
  );
}
