/** The site's open dialogs: one, unless several were opened before the code that closes the others. */
export const openDialogs = (): HTMLDialogElement[] => [
  ...document.querySelectorAll<HTMLDialogElement>('dialog[open][data-dialog]'),
];

/** The site's open dialog. */
export const currentDialog = (): HTMLDialogElement | undefined => openDialogs()[0];
