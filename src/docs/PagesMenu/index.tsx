import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import DocSidebarItems from '@theme/DocSidebarItems';
import {List} from 'lucide-react';
import {docsNavigationWords as words} from '../Sidebar/words';
import styles from './styles.module.css';
import {Dialog, DialogTitle} from '@site/src/ui/Dialog';

interface PagesProps {
  readonly items: readonly PropSidebarItem[];
  readonly path: string;
}

/** The list of documentation pages in a drawer at the left edge; see pagesMenu.behavior.ts. */
export function PagesDrawer({items, path}: PagesProps) {
  return (
    <Dialog name="docs" closeLabel={{en: words.close, de: words.close}} size="side">
      {(language) => (
        <div className={styles.drawer} data-docs-drawer>
          <DialogTitle dialog="docs" language={language} className={styles.title}>
            {words.drawer}
          </DialogTitle>
          <nav aria-label={words.list}>
            <ul className="menu__list">
              <DocSidebarItems items={items} activePath={path} level={1} />
            </ul>
          </nav>
        </div>
      )}
    </Dialog>
  );
}

/**
 * The list of documentation pages where there is no room for the sidebar: a
 * disclosure above the page, which needs no code. Once pagesMenu.behavior.ts
 * listens, its button opens the list in a drawer instead.
 */
export function PagesMenu({items, path}: PagesProps) {
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
