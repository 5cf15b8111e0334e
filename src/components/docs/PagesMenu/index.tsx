import {useCallback, useEffect, useRef, useState, type ComponentType, type MouseEvent, type ReactNode} from 'react';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import useIsBrowser from '@docusaurus/useIsBrowser';
import DocSidebarItems from '@theme/DocSidebarItems';
import {List} from 'lucide-react';
import {docsNavigationWords as words} from '@site/src/data/docsNavigation';
import type {PagesDrawerProps} from '../PagesDrawer';
import styles from './styles.module.css';

export interface PagesMenuProps {
  readonly items: readonly PropSidebarItem[];
  readonly path: string;
  /** Whether the drawer is wanted. */
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

const loadDrawer = (): Promise<ComponentType<PagesDrawerProps>> =>
  import('../PagesDrawer').then((module) => module.PagesDrawer);

/** Fetches the drawer's code while the pointer or the focus is on its way; the click asks again. */
const preload = (): void => void loadDrawer().catch(() => undefined);

/**
 * The list of documentation pages where there is no room for the sidebar. It
 * is a disclosure above the page, which needs no code; once the page is
 * hydrated, its button opens the list in a drawer instead. Where the drawer's
 * code cannot be had, the disclosure opens after all.
 */
export function PagesMenu({items, path, open, onOpen, onClose}: PagesMenuProps): ReactNode {
  const [Drawer, setDrawer] = useState<ComponentType<PagesDrawerProps>>();
  const isBrowser = useIsBrowser();
  const menu = useRef<HTMLDetailsElement>(null);
  const opener = useRef<HTMLElement>(null);
  const closeList = useCallback(() => menu.current?.removeAttribute('open'), []);

  useEffect(() => {
    if (!open) return undefined;
    let wanted = true;
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    loadDrawer().then(
      (component) => wanted && setDrawer(() => component),
      () => {
        if (!wanted) return;
        menu.current?.setAttribute('open', '');
        onClose();
      },
    );
    return () => {
      wanted = false;
    };
  }, [open, onClose]);

  // A list that was opened before the page was hydrated closes as it opened.
  const openDrawer = (event: MouseEvent): void => {
    if (menu.current?.open) return;
    event.preventDefault();
    onOpen();
  };

  const returnFocus = (): void => {
    // Not every browser focuses what is clicked.
    const isKnown = opener.current !== null && opener.current !== document.body;
    (isKnown ? opener.current : menu.current?.querySelector('summary'))?.focus();
  };

  return (
    <>
      <details ref={menu} className={styles.menu} data-print="hide">
        <summary
          className={styles.button}
          aria-haspopup={isBrowser ? 'dialog' : undefined}
          onClick={openDrawer}
          onPointerEnter={preload}
          onFocus={preload}
        >
          <List size={18} aria-hidden="true" />
          {words.open}
        </summary>
        <nav aria-label={words.list} className={styles.list}>
          <ul className="menu__list">
            <DocSidebarItems items={items} activePath={path} level={1} onItemClick={closeList} />
          </ul>
        </nav>
      </details>
      {Drawer && <Drawer items={items} path={path} open={open} onClose={onClose} onReturnFocus={returnFocus} />}
    </>
  );
}
