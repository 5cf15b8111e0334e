import type {ReactNode} from 'react';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import DocSidebarItems from '@theme/DocSidebarItems';
import {Dialog, DialogTitle} from '@site/src/ui/Dialog';
import {docsNavigationWords as words} from '../Sidebar/words';
import styles from './styles.module.css';

export interface PagesDrawerProps {
  readonly items: readonly PropSidebarItem[];
  readonly path: string;
}

/** The list of documentation pages in a drawer at the left edge; see PagesMenu/pagesMenu.behavior.ts. */
export function PagesDrawer({items, path}: PagesDrawerProps): ReactNode {
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
