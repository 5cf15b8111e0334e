import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import {Link2} from 'lucide-react';
import {
  appScreens,
  releaseAreas,
  releaseNotesPath,
  type ReleaseNote,
  type ReleasePeriod,
} from '@site/src/content/releases';
import {below} from '@site/src/lib/settings/address';
import {useSettings} from '@site/src/lib/settings/useSettings';
import {SiteLink} from '@site/src/ui/SiteLink';
import styles from './styles.module.css';

/** What changed, where in the product, and where to read on or try it. */
function ReleaseEntry({note}: {note: ReleaseNote}) {
  const {appUrl} = useSettings();
  const {title, text, kind, area, more, app} = note;
  return (
    <li className={styles.entry} data-area={area}>
      <h3>{title}</h3>
      <p className={styles.facts}>
        {kind !== undefined && <span className={styles[kind]}>{kind}</span>}
        <span>{releaseAreas.find(({id}) => id === area)?.label}</span>
      </p>
      <p className={styles.text}>{text}</p>
      {(more !== undefined || app !== undefined) && (
        <p className={styles.links}>
          {more !== undefined && <SiteLink to={more.to}>{more.label}</SiteLink>}
          {app !== undefined && <SiteLink to={below(appUrl, appScreens[app].path)}>{appScreens[app].label}</SiteLink>}
        </p>
      )}
    </li>
  );
}

/** One stretch of the tape: a month, or what is still to come, which is not printed yet. */
export function ReleasePeriodSection({period}: {readonly period: ReleasePeriod}) {
  const {id, heading, mark, version, notes} = period;
  const {siteUrl} = useSettings();
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
        {/* A place's own address: a click goes there and copies it (src/shell/copyLink). */}
        <span className={styles.place} data-print="hide">
          <a
            className={styles.link}
            href={`#${id}`}
            aria-label={`Link to ${heading}`}
            data-copy-link={`${siteUrl}${releaseNotesPath}#${id}`}
          >
            <Link2 aria-hidden="true" size={18} />
          </a>
          <span role="status" className={styles.status} />
        </span>
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
