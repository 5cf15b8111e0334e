/** The width from which the sidebar stands beside the page; below it the list is in a drawer. */
export const wideDocs = '(min-width: 768px)';
