/**
 * Replaces the theme's Layout: the site's own navigation bar and footer, and
 * only the providers that every page uses. What the docs need beyond them is
 * provided by src/theme/DocRoot, so that its code stays off the other pages.
 */
import type {ReactNode} from 'react';
import {preload} from 'react-dom';
import type {Props} from '@theme/Layout';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {PageMetadata} from '@docusaurus/theme-common';
import {ColorModeProvider, PluginHtmlClassNameProvider} from '@docusaurus/theme-common/internal';
import ErrorPageContent from '@theme/ErrorPageContent';
import {TagManager} from '@site/src/analytics/TagManager';
import {Footer} from '@site/src/components/shell/Footer';
import {Navbar} from '@site/src/components/shell/Navbar';
import {contentId, SkipLink} from '@site/src/components/shell/SkipLink';
import {DialogHost} from '@site/src/dialogs';
import displayFont from '@site/static/fonts/bricolage-grotesque.woff2';
import textFont from '@site/static/fonts/instrument-sans.woff2';

export default function Layout({children, title, description}: Props): ReactNode {
  for (const font of [displayFont, textFont]) {
    preload(font, {as: 'font', type: 'font/woff2', crossOrigin: 'anonymous'});
  }
  return (
    <ColorModeProvider>
      <PluginHtmlClassNameProvider>
        <PageMetadata title={title} description={description} />
        <SkipLink />
        <TagManager />
        <Navbar />
        <div id={contentId} tabIndex={-1}>
          <ErrorBoundary fallback={(params) => <ErrorPageContent {...params} />}>{children}</ErrorBoundary>
        </div>
        <Footer />
        <DialogHost />
      </PluginHtmlClassNameProvider>
    </ColorModeProvider>
  );
}
