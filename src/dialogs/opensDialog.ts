/** The lead form, the way to the browser extension, the menu of narrow screens, the search, and the word that something did not load. */
export const dialogNames = ['lead', 'extension', 'menu', 'search', 'failure'] as const;
export type DialogName = (typeof dialogNames)[number];

/**
 * Attributes that make a button open a dialog. The host listens for the click
 * on the document, so a button in HTML that is not hydrated yet works as well.
 */
export function opensDialog(name: DialogName): {
  readonly 'data-opens-dialog': DialogName;
  readonly 'aria-haspopup': 'dialog';
} {
  return {'data-opens-dialog': name, 'aria-haspopup': 'dialog'};
}
