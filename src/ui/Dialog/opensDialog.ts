/** The lead form, the way to the browser extension, the menu of narrow screens, the search, the pages of the docs on those, and the one-pager's examples. */
export const dialogNames = ['lead', 'extension', 'menu', 'search', 'docs', 'examples'] as const;
export type DialogName = (typeof dialogNames)[number];

export const dialogId = (name: DialogName): string => `dialog-${name}`;

/**
 * Attributes that make a button open a dialog: by the browser itself, script or
 * no script, where it knows `command`; by dialogs.behavior.ts where it does not.
 *
 * @param request what the lead form is asked for: 'quote', 'question' or the name of a plan. Otherwise it is a trial.
 */
export function opensDialog(
  name: DialogName,
  request?: string,
): {
  readonly command: 'show-modal';
  readonly commandfor: string;
  readonly 'data-opens-dialog': DialogName;
  readonly 'data-request': string | undefined;
  readonly 'aria-haspopup': 'dialog';
} {
  return {
    command: 'show-modal',
    commandfor: dialogId(name),
    'data-opens-dialog': name,
    'data-request': request,
    'aria-haspopup': 'dialog',
  };
}
