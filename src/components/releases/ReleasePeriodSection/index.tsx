import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import {releaseAreas, type ReleaseArea, type ReleasePeriod} from '@site/src/data/releases';
import {CopyableLink} from '../CopyableLink';
import {ReleaseEntry} from '../ReleaseEntry';
import styles from './styles.module.css';

export interface ReleasePeriodSectionProps {
  period: ReleasePeriod;
  /** Only notes on this part of the product; undefined shows all. */
  area: ReleaseArea | undefined;
}

/** One stretch of the tape: a month, or what is still to come, which is not printed yet. */
export function ReleasePeriodSection({period, area}: ReleasePeriodSectionProps): ReactNode {
  const {id, heading, mark, version, notes} = period;
  useBrokenLinks().collectAnchor(id);
  const shown = notes.filter((note) => area === undefined || note.area === area);
  const isPlanned = notes.every(({kind}) => kind === undefined);
  return (
    <section className={styles.period} aria-labelledby={id}>
      <div className={clsx(styles.ribbon, isPlanned && styles.blank)} aria-hidden="true" data-print="hide">
        {/* A tick for each note. */}
        {notes.map(({title}) => (
          <span key={title} className={styles.tick} />
        ))}
        {!isPlanned && <span className={styles.number}>{mark}</span>}
      </div>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {heading}
        </h2>
        {version !== undefined && <p className={styles.version}>{version}</p>}
        <CopyableLink hash={id} label={`Link to ${heading}`} />
      </div>
      {shown.length > 0 ? (
        <ul className={styles.notes}>
          {shown.map((note) => (
            <ReleaseEntry key={note.title} note={note} />
          ))}
        </ul>
      ) : (
        <p className={styles.nothing}>
          Nothing on {releaseAreas.find((each) => each.id === area)?.label.toLowerCase()} here.
        </p>
      )}
    </section>
  );
}
