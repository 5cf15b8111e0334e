import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import {PerLanguage, useLabel} from '@site/src/ui/PerAudience';
import {PageActions} from '../PageActions';
import {Wrap} from '@site/src/ui/Wrap';
import {featureEntries, footerNavigation, shellLabels, shellWords} from '@site/src/content/navigation';
import {useSettings} from '@site/src/lib/settings/useSettings';
import {isGuide} from '../entries';
import {Field} from './Field';
import {usePathWithTwin} from './usePathWithTwin';
import styles from './styles.module.css';

/** Not read from the clock, so that two builds of one commit are the same. */
const copyrightYear = 2026;

/** The footer: a sewing pattern of the site in which each piece is a page, and the current one is amber. */
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
            {footerNavigation.map((field, index) =>
              field.entries === featureEntries && isPlain ? null : (
                <Field key={field.label.en} field={field} index={index} isPlain={isPlain} />
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
