/**
 * Replaces the theme's DocSidebar, which on phones moves the list into the
 * stock navbar's menu: this site has its own navbar, so below the desktop
 * width the same list stands in a disclosure above the page. Both are in the
 * HTML and CSS shows one, so the list works before and without JavaScript.
 */
import type {ReactNode} from 'react';
import type {Props} from '@theme/DocSidebar';
import DocSidebarDesktop from '@theme/DocSidebar/Desktop';
import DocSidebarItems from '@theme/DocSidebarItems';

export default function DocSidebar(props: Props): ReactNode {
  return (
    <>
      <DocSidebarDesktop {...props} />
      <details className="docs-menu" key={props.path}>
        <summary>All documentation pages</summary>
        <nav aria-label="Documentation pages">
          <ul className="menu__list">
            <DocSidebarItems items={props.sidebar} activePath={props.path} level={1} />
          </ul>
        </nav>
      </details>
    </>
  );
}
