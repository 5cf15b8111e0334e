/**
 * Replaces the theme's BlogLayout: no sidebar of posts, and no grid of the
 * stock style sheet, so that the list can use the site's full-width sections.
 */
import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import type {Props} from '@theme/BlogLayout';

export default function BlogLayout({sidebar: _sidebar, toc, children, ...layout}: Props): ReactNode {
  return (
    <Layout {...layout}>
      <div className="blog-layout">
        <main>{children}</main>
        {toc !== undefined && <aside className="blog-contents">{toc}</aside>}
      </div>
    </Layout>
  );
}
