import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import {MessagePage} from '@site/src/ui/MessagePage';
import {PageMeta} from '@site/src/ui/PageMeta';
import {SiteLink} from '@site/src/ui/SiteLink';
import {StoreListing} from './_StoreListing';
import {useSettings} from '@site/src/lib/settings/useSettings';

export default function ExtensionPage(): ReactNode {
  const {extensionStoreUrl} = useSettings();
  return (
    <Layout title="Extension" description="Get the Tailor AI browser extension from the Chrome Web Store.">
      <PageMeta noIndex />
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
          <SiteLink to={extensionStoreUrl} target="_self" data-leaves-for>
            open the listing yourself
          </SiteLink>
          .
        </p>
      </MessagePage>
    </Layout>
  );
}
