import type {ReactNode} from 'react';
import {releasePeriods} from '@site/src/data/releases';
import {useSettings} from '@site/src/settings/useSettings';
import {SiteLink} from '../SiteLink';
import {Wrap} from '../Wrap';
import styles from './styles.module.css';

/** What changed, newest first, one period a row. */
export function ReleaseList(): ReactNode {
  const {appUrl} = useSettings();
  return (
    <Wrap className={styles.periods}>
      {releasePeriods.map(({heading, notes}) => (
        <section key={heading} className={styles.period}>
          <h2 className={styles.heading}>{heading}</h2>
          <ul className={styles.notes}>
            {notes.map(({title, text, link}) => (
              <li key={title} className={styles.note}>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.text}>{text}</p>
                {link !== undefined && <SiteLink to={`${appUrl}${link.path}`}>{link.label}</SiteLink>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Wrap>
  );
}
