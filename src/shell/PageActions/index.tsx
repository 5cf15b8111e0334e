import Head from '@docusaurus/Head';
import clsx from 'clsx';
import type {Language} from '@site/src/lib/audience';
import {PerLanguage} from '@site/src/ui/PerAudience';
import {twinPath} from '@site/src/lib/twinPath';
import styles from './styles.module.css';

const words = {
  en: {copy: 'Copy page', open: 'Open as Markdown'},
  de: {copy: 'Seite kopieren', open: 'Als Markdown öffnen'},
} satisfies Record<Language, object>;

export interface PageActionsProps {
  /** The page's address below the site's. */
  readonly path: string;
  readonly className?: string | undefined;
}

/** Copies the page as Markdown, or opens it as such: see src/pipeline/publish/twins. */
export function PageActions({path, className}: PageActionsProps) {
  return (
    <p className={clsx(styles.actions, className)} data-print="hide" data-page-actions>
      <Head>
        <link rel="alternate" type="text/markdown" href={twinPath(path)} />
      </Head>
      <PerLanguage as="span">
        {(language) => (
          <>
            <button type="button" className={styles.button} data-copy-page={twinPath(path, language)}>
              {words[language].copy}
            </button>
            {/* A file of the build, which the check of links does not know. */}
            <a className={styles.link} href={twinPath(path, language)}>
              {words[language].open}
            </a>
          </>
        )}
      </PerLanguage>
      <span role="status" className={styles.status} />
    </p>
  );
}
