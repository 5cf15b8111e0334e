/**
 * Replaces the theme's layout of the docs, whose sidebar does not remember that it was collapsed, and moves into the
 * theme's navbar on phones. This one remembers, toggles with Ctrl+B, collapses to a rail and is a drawer on phones.
 * There is no button to scroll to the top, since the header stays in view.
 */
import Head from '@docusaurus/Head';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/DocRoot/Layout';
import docsHead from '@generated/browser-files/default/docs.head.json';
import {PagesDrawer, PagesMenu} from '@site/src/docs/PagesMenu';
import {Sidebar} from '@site/src/docs/Sidebar';

export default function DocRootLayout({children}: Props) {
  const sidebar = useDocsSidebar();
  const {pathname: path} = useLocation();
  return (
    <div className="docs-root">
      <Head>
        <script>{docsHead.code}</script>
      </Head>
      {sidebar && (
        <>
          <Sidebar items={sidebar.items} path={path} />
          <PagesMenu items={sidebar.items} path={path} />
        </>
      )}
      <main className="docs-main">
        <div className="container">{children}</div>
      </main>
      {sidebar && <PagesDrawer items={sidebar.items} path={path} />}
    </div>
  );
}
