import type {ReactNode} from 'react';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import DocSidebarItems from '@theme/DocSidebarItems';
import {Dialog, DialogTitle} from '@site/src/components/Dialog';
import {docsNavigationWords as words} from '@site/src/data/docsNavigation';
import styles from './styles.module.css';

export interface PagesDrawerProps {
  readonly items: readonly PropSidebarItem[];
  readonly path: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onReturnFocus: () => void;
}

/** The list of documentation pages in a drawer at the left edge. Choosing a page closes it, the current one too. */
export function PagesDrawer({items, path, open, onClose, onReturnFocus}: PagesDrawerProps): ReactNode {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onReturnFocus={onReturnFocus}
      language="en"
      closeLabel={words.close}
      size="side"
    >
      <div className={styles.drawer} data-docs-drawer>
        <DialogTitle className={styles.title}>{words.drawer}</DialogTitle>
        <nav aria-label={words.list}>
          <ul className="menu__list">
            <DocSidebarItems items={items} activePath={path} level={1} onItemClick={onClose} />
          </ul>
        </nav>
      </div>
    </Dialog>
  );
}
