import {useState, type ReactNode} from 'react';
import {ChoiceGroup} from '@site/src/components/ChoiceGroup';
import {Wrap} from '@site/src/components/Wrap';
import {releaseAreas, releasePeriods, type ReleaseArea} from '@site/src/data/releases';
import {MonthTape} from '../MonthTape';
import {ReleasePeriodSection} from '../ReleasePeriodSection';
import styles from './styles.module.css';

const choices = [{id: 'everything', label: 'Everything'}, ...releaseAreas] as const;

/** The notes along a tape measure, newest first; they can be narrowed down to one part of the product. */
export function ReleaseList(): ReactNode {
  const [chosen, setChosen] = useState<ReleaseArea | 'everything'>('everything');
  const area = chosen === 'everything' ? undefined : chosen;
  const all = releasePeriods.flatMap(({notes}) => notes);
  const shown = all.filter((note) => area === undefined || note.area === area).length;
  return (
    <div className={styles.notes}>
      <MonthTape />
      <Wrap>
        <div className={styles.filter}>
          <ChoiceGroup label="Show" choices={choices} chosen={chosen} onChoose={setChosen} />
          <p role="status" className={styles.count}>
            {area !== undefined && `${shown} of ${all.length} notes`}
          </p>
        </div>
        {releasePeriods.map((period) => (
          <ReleasePeriodSection key={period.id} period={period} area={area} />
        ))}
        <div className={styles.tip} aria-hidden="true" />
      </Wrap>
    </div>
  );
}
