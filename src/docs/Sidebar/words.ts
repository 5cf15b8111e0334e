/** Words around the list of documentation pages. */
export const docsNavigationWords = {
  /** The button that collapses and expands the list. */
  toggle: 'Sidebar',
  list: 'Documentation pages',
  /** Opens the list where there is no room for the sidebar. */
  open: 'All pages',
  drawer: 'Documentation',
  close: 'Close the list of pages',
} as const;
