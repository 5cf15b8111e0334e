import {useState, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import clsx from 'clsx';
import {useLanguage} from '@site/src/audience';
import {pageActionWords} from '@site/src/data/pageActions';
import {twinPath} from '@site/src/lib/twinPath';
import styles from './styles.module.css';

type Outcome = 'copied' | 'failed';

export interface PageActionsProps {
  /** The page's address below the site's. */
  readonly path: string;
  readonly className?: string | undefined;
}

/** Copies the page as Markdown, or opens it as such: see src/plugins/markdown-twins. */
export function PageActions({path, className}: PageActionsProps): ReactNode {
  const [outcome, setOutcome] = useState<Outcome>();
  const words = pageActionWords[useLanguage()];
  const twin = twinPath(path);
  const copy = (): void => {
    setOutcome(undefined);
    import('@site/src/lib/copyTwin')
      .then(({copyTwin}) => copyTwin(twin))
      .then(
        () => setOutcome('copied'),
        () => setOutcome('failed'),
      );
  };
  return (
    <p className={clsx(styles.actions, className)} data-print="hide">
      <Head>
        <link rel="alternate" type="text/markdown" href={twin} />
      </Head>
      <button type="button" className={styles.button} onClick={copy}>
        {words.copy}
      </button>
      {/* A file of the build, which the router does not know. */}
      <a className={styles.link} href={twin}>
        {words.open}
      </a>
      <span role="status" className={styles.status}>
        {outcome && words[outcome]}
      </span>
    </p>
  );
}
