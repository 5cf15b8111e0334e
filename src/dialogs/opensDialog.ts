export type DialogName = 'lead' | 'extension' | 'menu';

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
