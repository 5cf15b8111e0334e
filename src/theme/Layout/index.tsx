/** Replaces the theme's Layout: the site's own navigation bar, footer and dialogs. */
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/Layout';
import LayoutProvider from '@theme/Layout/Provider';
import {PageMetadata} from '@docusaurus/theme-common';
import {ConsentNotice} from '@site/src/shell/consent/ConsentNotice';
import {ExtensionDialog} from '@site/src/shell/ExtensionDialog';
import {Drawer} from '@site/src/shell/Drawer';
import {Footer} from '@site/src/shell/Footer';
import {LoadNotices} from '@site/src/shell/LoadNotices';
import {Navbar} from '@site/src/shell/Navbar';
import {contentId, SkipLink} from '@site/src/shell/SkipLink';
import {LeadDialog} from '@site/src/lead/LeadDialog';
import {SearchDialog} from '@site/src/shell/search/SearchDialog';

export default function Layout({children, title, description}: Props) {
  // Tells src/browser/development.ts when React has drawn the page for good.
  const isDrawn = useIsBrowser() || undefined;
  return (
    <LayoutProvider>
      <PageMetadata title={title} description={description} />
      <SkipLink />
      <ConsentNotice />
      <Navbar />
      <div id={contentId} tabIndex={-1} data-drawn={isDrawn}>
        {children}
      </div>
      <Footer />
      <LeadDialog />
      <ExtensionDialog />
      <Drawer />
      <SearchDialog />
      <LoadNotices />
    </LayoutProvider>
  );
}
