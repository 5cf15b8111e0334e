import {useId} from 'react';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import DocSidebarItems from '@theme/DocSidebarItems';
import {PanelLeft} from 'lucide-react';
import {docsNavigationWords as words} from './words';
import {commandKeyLabel, commandKeys} from '@site/src/browser/commandKey';
import styles from './styles.module.css';

/**
 * The list of documentation pages beside the page, and the button that collapses
 * it to a rail. The HTML is written expanded; the styles follow the document's
 * mark, so nothing moves where sidebar.behavior.ts finds it collapsed.
 */
export function Sidebar({items, path}: {readonly items: readonly PropSidebarItem[]; readonly path: string}) {
  const listId = useId();
  return (
    <aside className={styles.sidebar} aria-label={words.toggle} data-print="hide">
      <div className={styles.panel}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded="true"
          aria-controls={listId}
          aria-keyshortcuts={commandKeys('B')}
          data-sidebar-toggle
        >
          <PanelLeft size={18} aria-hidden="true" />
          <span className={styles.label}>{words.toggle}</span>
          <kbd className={styles.shortcut} aria-hidden="true" data-keys={commandKeyLabel('B', '')} />
        </button>
        <nav id={listId} className={styles.list} aria-label={words.list}>
          <ul className="menu__list">
            <DocSidebarItems items={items} activePath={path} level={1} />
          </ul>
        </nav>
      </div>
    </aside>
  );
}
