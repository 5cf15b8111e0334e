import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import {PerLanguage, useLabel} from '@site/src/ui/PerAudience';
import {PageActions} from '../PageActions';
import {Wrap} from '@site/src/ui/Wrap';
import {featureEntries, footerNavigation, shellLabels, shellWords} from '@site/src/content/navigation';
import {useSettings} from '@site/src/lib/settings/useSettings';
import {isCurrent, isGuide} from '../entries';
import {cut} from './outlines';
import {Piece} from './Piece';
import {usePathWithTwin} from './usePathWithTwin';
import styles from './styles.module.css';

/** Written down and not read from a clock, so that two builds of one commit are the same. */
const copyrightYear = 2026;

/** A paper pattern of the site, each piece of it a page, the one on screen in amber. */
export function Footer(): ReactNode {
  const {pathname} = useLocation();
  const {contactEmail, gtmContainerId} = useSettings();
  const path = usePathWithTwin();
  const isPlain = isGuide(pathname);
  return (
    <footer className={styles.footer}>
      <div className={styles.paper}>
        <Wrap>
          <nav
            className={clsx(styles.sheet, !isPlain && styles.shaped)}
            {...useLabel('aria-label', shellLabels('footer'))}
          >
            {footerNavigation.map(({label, entries}, field) =>
              entries === featureEntries && isPlain ? null : (
                <div key={label.en} className={styles.field}>
                  {!isPlain && (
                    <p className={styles.label} id={`footer-${field}`}>
                      <PerLanguage>{(language) => label[language]}</PerLanguage>
                    </p>
                  )}
                  <ul
                    className={styles.group}
                    data-field={field}
                    aria-labelledby={isPlain ? undefined : `footer-${field}`}
                  >
                    {entries.map((entry, index) => (
                      <Piece
                        key={entry.id}
                        entry={entry}
                        outline={isPlain ? undefined : cut[field]?.[index]}
                        current={isCurrent(entry, pathname)}
                      />
                    ))}
                  </ul>
                </div>
              ),
            )}
          </nav>
        </Wrap>
      </div>
      <Wrap className={styles.row}>
        <p className={styles.copyright}>© {copyrightYear} Tailor AI</p>
        {gtmContainerId && (
          <button type="button" className={styles.choices} data-cookie-choices>
            <PerLanguage>{(language) => shellWords[language].cookieChoices}</PerLanguage>
          </button>
        )}
        {path !== undefined && <PageActions path={path} />}
        <noscript>
          <p className={styles.copyright}>
            {shellWords.en.noScript} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          </p>
        </noscript>
      </Wrap>
    </footer>
  );
}
