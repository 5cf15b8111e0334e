import {useEffect, useId, useRef, useSyncExternalStore, type ReactNode} from 'react';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import useIsBrowser from '@docusaurus/useIsBrowser';
import DocSidebarItems from '@theme/DocSidebarItems';
import {PanelLeft} from 'lucide-react';
import {docsNavigationWords as words} from '@site/src/data/docsNavigation';
import {sidebarShortcut} from '@site/src/docsSidebar/shortcut';
import {isSidebarCollapsed, setSidebarCollapsed, subscribeToSidebar} from '@site/src/docsSidebar/state';
import {shortcutLabel} from '@site/src/lib/shortcutLabel';
import {useListScroll} from '../useListScroll';
import styles from './styles.module.css';

export interface SidebarProps {
  readonly items: readonly PropSidebarItem[];
  readonly path: string;
}

/** The HTML is written expanded; the styles follow the document's mark, so nothing moves when this turns out wrong. */
const expandedInHtml = (): boolean => false;

/** The list of documentation pages beside the page, and the button that collapses it to a rail. */
export function Sidebar({items, path}: SidebarProps): ReactNode {
  const collapsed = useSyncExternalStore(subscribeToSidebar, isSidebarCollapsed, expandedInHtml);
  const isBrowser = useIsBrowser();
  const list = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  useListScroll(list, path);

  // The hidden list cannot keep the focus.
  useEffect(() => {
    if (collapsed && list.current?.contains(document.activeElement)) button.current?.focus();
  }, [collapsed]);

  return (
    <aside className={styles.sidebar} aria-label={words.toggle} data-print="hide">
      <div className={styles.panel}>
        <button
          ref={button}
          type="button"
          className={styles.toggle}
          aria-expanded={!collapsed}
          aria-controls={listId}
          aria-keyshortcuts={sidebarShortcut}
          onClick={() => setSidebarCollapsed(!collapsed)}
        >
          <PanelLeft size={18} aria-hidden="true" />
          <span className={styles.label}>{words.toggle}</span>
          <kbd className={styles.shortcut} aria-hidden="true">
            {shortcutLabel('B', isBrowser ? navigator.userAgent : '')}
          </kbd>
        </button>
        <nav ref={list} id={listId} className={styles.list} aria-label={words.list}>
          <ul className="menu__list">
            <DocSidebarItems items={items} activePath={path} level={1} />
          </ul>
        </nav>
      </div>
    </aside>
  );
}
