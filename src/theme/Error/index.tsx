/**
 * Replaces the fallback of the outermost error boundary, which sits above the
 * contexts a page has: the site's crash page, with what its layout needs. If the
 * layout itself is what crashed, a bare page that relies on nothing else.
 */
import {useEffect, type ReactNode} from 'react';
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import ThemeProvider from '@theme/ThemeProvider';
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
    <ErrorBoundary fallback={() => <BarePage {...props} />}>
      <BrowserContextProvider>
        <ThemeProvider>
          <RouteContextProvider value={{plugin: {name: 'error-page', id: 'default'}}}>
            <Layout>
              <ErrorPageContent {...props} />
            </Layout>
          </RouteContextProvider>
        </ThemeProvider>
      </BrowserContextProvider>
    </ErrorBoundary>
  );
}
