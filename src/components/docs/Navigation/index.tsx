import {useCallback, useEffect, useState, type ReactNode} from 'react';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {isSidebarShortcut} from '@site/src/docsSidebar/shortcut';
import {isSidebarCollapsed, setSidebarCollapsed} from '@site/src/docsSidebar/state';
import {PagesMenu} from '../PagesMenu';
import {Sidebar} from '../Sidebar';

export interface DocsNavigationProps {
  readonly items: readonly PropSidebarItem[];
  readonly path: string;
}

/** The width from which the sidebar stands beside the page; below it the list is in a drawer. */
const wide = '(min-width: 768px)';

/** The list of documentation pages in both its forms, and the shortcut that they share. CSS shows one of them. */
export function DocsNavigation({items, path}: DocsNavigationProps): ReactNode {
  // The page on which the drawer was opened: going to another one closes it.
  const [openedOn, setOpenedOn] = useState<string>();
  const closeDrawer = useCallback(() => setOpenedOn(undefined), []);

  useEffect(() => {
    const width = window.matchMedia(wide);
    const toggle = (event: KeyboardEvent): void => {
      if (!isSidebarShortcut(event)) return;
      event.preventDefault();
      if (width.matches) setSidebarCollapsed(!isSidebarCollapsed());
      else setOpenedOn((before) => (before === path ? undefined : path));
    };
    document.addEventListener('keydown', toggle);
    width.addEventListener('change', closeDrawer);
    return () => {
      document.removeEventListener('keydown', toggle);
      width.removeEventListener('change', closeDrawer);
    };
  }, [path, closeDrawer]);

  return (
    <>
      <Sidebar items={items} path={path} />
      <PagesMenu
        items={items}
        path={path}
        open={openedOn === path}
        onOpen={() => setOpenedOn(path)}
        onClose={closeDrawer}
      />
    </>
  );
}
