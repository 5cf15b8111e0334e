import type {ReactNode} from 'react';
import {Wrap} from '@site/src/components/Wrap';
import {releasePeriods} from '@site/src/data/releases';
import {AreaFilter} from '../AreaFilter';
import {MonthTape} from '../MonthTape';
import {ReleasePeriodSection} from '../ReleasePeriodSection';
import styles from './styles.module.css';

/** The notes along a tape measure, newest first; they can be narrowed down to one part of the product. */
export function ReleaseList(): ReactNode {
  return (
    <div className={styles.notes}>
      <MonthTape />
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
