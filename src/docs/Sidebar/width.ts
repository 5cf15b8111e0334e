/** The width from which the sidebar is next to the page; below it the list is in a drawer. */
export const wideDocs = '(min-width: 768px)';
