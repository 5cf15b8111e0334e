import type {ReactNode} from 'react';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import DocSidebarItems from '@theme/DocSidebarItems';
import {List} from 'lucide-react';
import {docsNavigationWords as words} from '../Sidebar/words';
import styles from './styles.module.css';

export interface PagesMenuProps {
  readonly items: readonly PropSidebarItem[];
  readonly path: string;
}

/**
 * The list of documentation pages where there is no room for the sidebar: a
 * disclosure above the page, which needs no code. Once pagesMenu.behavior.ts
 * listens, its button opens the list in a drawer instead.
 */
export function PagesMenu({items, path}: PagesMenuProps): ReactNode {
  return (
    <details className={styles.menu} data-print="hide">
      <summary className={styles.button} data-docs-menu>
        <List size={18} aria-hidden="true" />
        {words.open}
      </summary>
      <nav aria-label={words.list} className={styles.list}>
        <ul className="menu__list">
          <DocSidebarItems items={items} activePath={path} level={1} />
        </ul>
      </nav>
    </details>
  );
}
