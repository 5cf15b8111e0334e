import {useEffect, type ReactNode} from 'react';
import Layout from '@theme/Layout';
import {MessagePage} from '@site/src/components/MessagePage';
import {PageMeta} from '@site/src/components/PageMeta';
import {SiteLink} from '@site/src/components/SiteLink';
import {StoreListing} from '@site/src/components/StoreListing';
import {useSettings} from '@site/src/settings/useSettings';

/** Milliseconds; long enough to read where the browser is going. */
const readingTime = 1000;

export default function ExtensionPage(): ReactNode {
  const {extensionStoreUrl} = useSettings();

  useEffect(() => {
    // Replaces this page in the history, so that Back does not forward again.
    const timer = setTimeout(() => window.location.replace(extensionStoreUrl), readingTime);
    return () => clearTimeout(timer);
  }, [extensionStoreUrl]);

  return (
    <Layout title="Extension" description="Get the Tailor AI browser extension from the Chrome Web Store.">
      <PageMeta noIndex />
      {/* Only ever in the HTML: a browser would obey it on in-app navigation as well. */}
      <noscript>
        <meta httpEquiv="refresh" content={`1; url=${extensionStoreUrl}`} />
      </noscript>
      <MessagePage
        heading="Tailor AI for Chrome"
        message="Redirecting to Chrome Web Store..."
        figure={<StoreListing />}
      >
        <p>
          {/* In this tab, which is on its way there already. */}
          If nothing happens,{' '}
          <SiteLink to={extensionStoreUrl} target="_self">
            open the listing yourself
          </SiteLink>
          .
        </p>
      </MessagePage>
    </Layout>
  );
}
