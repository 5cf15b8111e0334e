/**
 * Replaces the theme's Layout: the site's own navigation bar and footer, and
 * only the providers its pages use, so that the announcement bar, the stock
 * navbar and the docs version code stay off every page.
 */
import type {ReactNode} from 'react';
import type {Props} from '@theme/Layout';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {PageMetadata} from '@docusaurus/theme-common';
import {
  AnnouncementBarProvider,
  ColorModeProvider,
  NavbarProvider,
  PluginHtmlClassNameProvider,
  ScrollControllerProvider,
} from '@docusaurus/theme-common/internal';
import ErrorPageContent from '@theme/ErrorPageContent';
import {DialogHost} from '@site/src/dialogs';

export default function Layout({children, title, description}: Props): ReactNode {
  return (
    <ColorModeProvider>
      <AnnouncementBarProvider>
        <ScrollControllerProvider>
          <PluginHtmlClassNameProvider>
            <NavbarProvider>
              <PageMetadata title={title} description={description} />
              <ErrorBoundary fallback={(params) => <ErrorPageContent {...params} />}>{children}</ErrorBoundary>
              <DialogHost />
            </NavbarProvider>
          </PluginHtmlClassNameProvider>
        </ScrollControllerProvider>
      </AnnouncementBarProvider>
    </ColorModeProvider>
  );
}
