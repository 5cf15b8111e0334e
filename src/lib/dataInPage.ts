/**
 * Data as the text of a script element, the one way to write data into a page. A "<" in it could end the script early,
 * or begin a comment that swallows the page.
 */
export const dataInPage = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');
