import type {ReactNode} from 'react';
import {useSettings} from '@site/src/settings/useSettings';
import {SiteLink} from '../SiteLink';
import styles from './styles.module.css';

/** Whom to write to; the address is a setting. */
export function LegalContact({heading, text}: {heading: string; text: string}): ReactNode {
  const {contactEmail} = useSettings();
  return (
    <section className={styles.section}>
      <h2>{heading}</h2>
      <p>
        {text} <SiteLink to={`mailto:${contactEmail}`}>{contactEmail}</SiteLink>
      </p>
    </section>
  );
}
