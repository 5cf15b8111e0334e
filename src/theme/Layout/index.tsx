/**
 * Replaces the theme's Layout: the site's own navigation bar, footer and
 * dialogs, and only the providers that parts of the theme ask for while they are
 * rendered.
 */
import type {ReactNode} from 'react';
import {preload} from 'react-dom';
import type {Props} from '@theme/Layout';
import {PageMetadata} from '@docusaurus/theme-common';
import {ColorModeProvider, PluginHtmlClassNameProvider} from '@docusaurus/theme-common/internal';
import {ConsentNotice} from '@site/src/shell/consent/ConsentNotice';
import {ExtensionDialog} from '@site/src/shell/ExtensionDialog';
import {Drawer} from '@site/src/shell/Drawer';
import {Footer} from '@site/src/shell/Footer';
import {LoadNotices} from '@site/src/shell/LoadNotices';
import {Navbar} from '@site/src/shell/Navbar';
import {contentId, SkipLink} from '@site/src/shell/SkipLink';
import {LeadDialog} from '@site/src/lead/LeadDialog';
import {SearchDialog} from '@site/src/shell/search/SearchDialog';
import displayFont from '@site/static/fonts/bricolage-grotesque.woff2';
import textFont from '@site/static/fonts/instrument-sans.woff2';

/** In `npm start` a page has its styles later, and a browser that wants no font yet warns of having asked for it. */
const fonts = process.env.NODE_ENV === 'development' ? [] : [displayFont, textFont];

export default function Layout({children, title, description}: Props): ReactNode {
  for (const font of fonts) {
    preload(font, {as: 'font', type: 'font/woff2', crossOrigin: 'anonymous'});
  }
  return (
    <ColorModeProvider>
      <PluginHtmlClassNameProvider>
        <PageMetadata title={title} description={description} />
        <SkipLink />
        <ConsentNotice />
        <Navbar />
        <div id={contentId} tabIndex={-1}>
          {children}
        </div>
        <Footer />
        <LeadDialog />
        <ExtensionDialog />
        <Drawer />
        <SearchDialog />
        <LoadNotices />
      </PluginHtmlClassNameProvider>
    </ColorModeProvider>
  );
}
