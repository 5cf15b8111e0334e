/**
 * Replaces the fallback of the outermost error boundary, which sits above the
 * router's pages: the site's crash page in the site's layout. If the layout
 * itself is what crashed, a bare page that relies on nothing else.
 */
import {useEffect, type ReactNode} from 'react';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import {useOnPathChange} from '@site/src/hooks/useOnPathChange';
import {errorText} from '@site/src/lib/errorText';
import styles from './styles.module.css';

const title = 'Unexpected Application Error';

function BarePage({error, tryAgain}: Props): ReactNode {
  useOnPathChange(tryAgain);
  useEffect(() => {
    document.title = `${title} | Tailor AI`;
  }, []);

  return (
    <main className={styles.page}>
      <h1>{title}</h1>
      <p>{errorText(error)}</p>
      <p className={styles.ways}>
        <button type="button" onClick={tryAgain}>
          Try again
        </button>
        <a href="/">Return to the home page</a>
      </p>
    </main>
  );
}

export default function ErrorPage(props: Props): ReactNode {
  return (
    <RouteContextProvider value={{plugin: {name: 'error-page', id: 'default'}}}>
      <ErrorBoundary fallback={() => <BarePage {...props} />}>
        <Layout>
          <ErrorPageContent {...props} />
        </Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
