import type {ReactNode} from 'react';
import {PerLanguage, useLabel} from '@site/src/ui/PerAudience';
import {PageActions} from '../PageActions';
import {Wrap} from '@site/src/ui/Wrap';
import {footerNavigation, shellLabels, shellWords} from '@site/src/content/navigation';
import {useSettings} from '@site/src/lib/settings/useSettings';
import {NavigationItem} from '../NavigationItem';
import {usePathWithTwin} from './usePathWithTwin';
import styles from './styles.module.css';

/** Written down and not read from a clock, so that two builds of one commit are the same. */
const copyrightYear = 2026;

export function Footer(): ReactNode {
  const {contactEmail, gtmContainerId} = useSettings();
  const path = usePathWithTwin();
  return (
    <footer className={styles.footer}>
      <Wrap className={styles.row}>
        <nav className={styles.navigation} {...useLabel('aria-label', shellLabels('footer'))}>
          {footerNavigation.map((entry) => (
            <NavigationItem key={entry.id} entry={entry} className={styles.link} />
          ))}
          {gtmContainerId && (
            <button type="button" className={styles.link} data-cookie-choices>
              <PerLanguage>{(language) => shellWords[language].cookieChoices}</PerLanguage>
            </button>
          )}
        </nav>
        {path !== undefined && <PageActions path={path} className={styles.actions} />}
        <p className={styles.copyright}>© {copyrightYear} Tailor AI</p>
        <noscript>
          <p className={styles.copyright}>
            {shellWords.en.noScript} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          </p>
        </noscript>
      </Wrap>
    </footer>
  );
}
