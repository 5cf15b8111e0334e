/** The lead form, the way to the browser extension, the menu of narrow screens, the search, the pages of the docs on those, and the one-pager's examples. */
export const dialogNames = ['lead', 'extension', 'menu', 'search', 'docs', 'examples'] as const;
export type DialogName = (typeof dialogNames)[number];

export const dialogId = (name: DialogName): string => `dialog-${name}`;

/** Attributes by which dialogs.behavior.ts opens a dialog; see `opensDialog` for the request. */
interface DialogMarks {
  readonly 'data-opens-dialog': DialogName;
  readonly 'data-request': string | undefined;
  readonly 'aria-haspopup': 'dialog';
}

/** Attributes that make a link open a dialog in place; without scripts it leads to its address. */
export const linkOpensDialog = (name: DialogName, request?: string): DialogMarks => ({
  'data-opens-dialog': name,
  'data-request': request,
  'aria-haspopup': 'dialog',
});

/**
 * Attributes that make a button open a dialog: by the browser itself, script or
 * no script, where it knows `command`; by dialogs.behavior.ts where it does not.
 *
 * @param request what the lead form is asked for: 'quote', 'question' or the name of a plan. Otherwise it is a trial.
 */
export function opensDialog(
  name: DialogName,
  request?: string,
): DialogMarks & {readonly command: 'show-modal'; readonly commandfor: string} {
  return {command: 'show-modal', commandfor: dialogId(name), ...linkOpensDialog(name, request)};
}
