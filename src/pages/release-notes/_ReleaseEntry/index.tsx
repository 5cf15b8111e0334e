import type {ReactNode} from 'react';
import {SiteLink} from '@site/src/ui/SiteLink';
import {appScreens, releaseAreas, type ReleaseNote} from '@site/src/content/releases';
import {useSettings} from '@site/src/lib/settings/useSettings';
import styles from './styles.module.css';

/** What changed, where in the product, and where to read on or try it. */
export function ReleaseEntry({note}: {note: ReleaseNote}): ReactNode {
  const {appUrl} = useSettings();
  const {title, text, kind, area, more, app} = note;
  return (
    <li className={styles.entry} data-area={area}>
      <h3>{title}</h3>
      <p className={styles.marks}>
        {kind !== undefined && <span className={styles[kind]}>{kind}</span>}
        <span>{releaseAreas.find(({id}) => id === area)?.label}</span>
      </p>
      <p className={styles.text}>{text}</p>
      {(more !== undefined || app !== undefined) && (
        <p className={styles.links}>
          {more !== undefined && <SiteLink to={more.to}>{more.label}</SiteLink>}
          {app !== undefined && <SiteLink to={`${appUrl}${appScreens[app].path}`}>{appScreens[app].label}</SiteLink>}
        </p>
      )}
    </li>
  );
}
