import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {ReleasePeriod} from '@site/src/content/releases';
import {CopyableLink} from '../_CopyableLink';
import {ReleaseEntry} from '../_ReleaseEntry';
import styles from './styles.module.css';

/** One stretch of the tape: a month, or what is still to come, which is not printed yet. */
export function ReleasePeriodSection({period}: {readonly period: ReleasePeriod}): ReactNode {
  const {id, heading, mark, version, notes} = period;
  useBrokenLinks().collectAnchor(id);
  const isPlanned = notes.every(({kind}) => kind === undefined);
  return (
    <section className={styles.period} aria-labelledby={id} data-release-period>
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
      <ul className={styles.notes} data-release-list>
        {notes.map((note) => (
          <ReleaseEntry key={note.title} note={note} />
        ))}
      </ul>
      {/* Its words come with the choice: see AreaFilter. */}
      <p className={styles.nothing} hidden data-release-nothing />
    </section>
  );
}
