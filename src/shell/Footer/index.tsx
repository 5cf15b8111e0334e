import {useLocation} from '@docusaurus/router';
import {PerLanguage, useLabel} from '@site/src/ui/PerAudience';
import {PageActions} from '../PageActions';
import {Wrap} from '@site/src/ui/Wrap';
import {footerNavigation, shellLabels, shellWords} from '@site/src/content/navigation';
import {useSettings} from '@site/src/lib/settings/useSettings';
import {footerId} from '../entries';
import {Field} from './Field';
import styles from './styles.module.css';
import useRouteContext from '@docusaurus/useRouteContext';
import {archivePath, categoryPath} from '@site/src/lib/blogPaths';
import {hasTwin} from '@site/src/lib/twinPath';
import {isComparisonPath} from '@site/src/lib/comparisonPath';

/** The current page's address if the footer offers it as Markdown, else undefined. */
function usePathWithTwin(): string | undefined {
  const {pathname} = useLocation();
  const {plugin} = useRouteContext();
  const path = pathname.replace(/\/+$/, '') || '/';
  switch (plugin.name) {
    case 'docusaurus-plugin-content-pages':
      return hasTwin(path) ? path : undefined;
    case 'docusaurus-plugin-content-blog':
      // Posts and docs offer it below their title.
      return path === '/blog' || path === archivePath || path.startsWith(categoryPath('')) ? path : undefined;
    case 'routes':
      return isComparisonPath(path) ? '/vs' : undefined;
    default:
      return undefined;
  }
}

/** Not read from the clock, so that two builds of one commit are the same. */
const copyrightYear = 2026;

/** The footer: a sewing pattern of the site in which each piece is a page, and the current one is amber. */
export function Footer() {
  const {contactEmail, gtmContainerId} = useSettings();
  const path = usePathWithTwin();
  return (
    <footer className={styles.footer}>
      <div className={styles.paper}>
        <Wrap as="nav" id={footerId} className={styles.sheet} {...useLabel('aria-label', shellLabels('footer'))}>
          {footerNavigation.map((field, index) => (
            <Field key={field.label.en} field={field} index={index} />
          ))}
        </Wrap>
      </div>
      <Wrap className={styles.row}>
        <p className={styles.copyright}>
          © {copyrightYear} Tailor AI
          <PerLanguage>{(language) => language === 'de' && '. Alle anderen Seiten sind auf Englisch.'}</PerLanguage>
        </p>
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
