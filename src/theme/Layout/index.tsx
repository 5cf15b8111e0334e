/**
 * Replaces the theme's Layout: the site's own navigation bar and footer, and
 * only the providers its pages use, so that the stock navbar, the announcement
 * bar and the docs version code stay off every page.
 */
import type {ReactNode} from 'react';
import type {Props} from '@theme/Layout';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import {
  AnnouncementBarProvider,
  ColorModeProvider,
  NavbarProvider,
  PluginHtmlClassNameProvider,
  ScrollControllerProvider,
} from '@docusaurus/theme-common/internal';
import ErrorPageContent from '@theme/ErrorPageContent';
import {Footer} from '@site/src/components/shell/Footer';
import {Navbar} from '@site/src/components/shell/Navbar';
import {contentId, SkipLink} from '@site/src/components/shell/SkipLink';
import {DialogHost} from '@site/src/dialogs';
import displayFont from '@site/static/fonts/bricolage-grotesque.woff2';
import textFont from '@site/static/fonts/instrument-sans.woff2';

export default function Layout({children, title, description}: Props): ReactNode {
  return (
    <ColorModeProvider>
      <AnnouncementBarProvider>
        <ScrollControllerProvider>
          <PluginHtmlClassNameProvider>
            <NavbarProvider>
              <PageMetadata title={title} description={description} />
              <Head>
                {[displayFont, textFont].map((font) => (
                  <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
                ))}
              </Head>
              <SkipLink />
              <Navbar />
              <div id={contentId} tabIndex={-1}>
                <ErrorBoundary fallback={(params) => <ErrorPageContent {...params} />}>{children}</ErrorBoundary>
              </div>
              <Footer />
              <DialogHost />
            </NavbarProvider>
          </PluginHtmlClassNameProvider>
        </ScrollControllerProvider>
      </AnnouncementBarProvider>
    </ColorModeProvider>
  );
}
