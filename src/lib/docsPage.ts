/** The class that Docusaurus gives the <html> of each documentation page, whatever its address. */
export const docsPageClass = 'docs-wrapper';
