import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import clsx from 'clsx';
import {PerLanguage} from '@site/src/ui/PerAudience';
import {pageActions} from './words';
import {twinPath} from '@site/src/lib/twinPath';
import styles from './styles.module.css';

export interface PageActionsProps {
  /** The page's address below the site's. */
  readonly path: string;
  readonly className?: string | undefined;
}

/** Copies the page as Markdown, or opens it as such: see src/build/publish/twins. */
export function PageActions({path, className}: PageActionsProps): ReactNode {
  return (
    <p className={clsx(styles.actions, className)} data-print="hide" data-page-actions>
      <Head>
        <link rel="alternate" type="text/markdown" href={twinPath(path)} />
      </Head>
      <PerLanguage>
        {(language) => (
          <>
            <button type="button" className={styles.button} data-copy-page={twinPath(path, language)}>
              {pageActions[language].copy}
            </button>
            {/* A file of the build, which the check of links does not know. */}
            <a className={styles.link} href={twinPath(path, language)}>
              {pageActions[language].open}
            </a>
          </>
        )}
      </PerLanguage>
      <span role="status" className={styles.status} />
    </p>
  );
}
