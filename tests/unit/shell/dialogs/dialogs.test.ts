/** @jest-environment jsdom */
import {
  currentDialog,
  dialogClosed,
  onDialogClosed,
  onDialogOpened,
  openDialog,
  takeOverDialog,
} from '@site/src/shell/dialogs/dialogs';
import type {DialogName} from '@site/src/ui/Dialog/opensDialog';

/** jsdom has the element, not what it does. */
HTMLDialogElement.prototype.showModal = function (): void {
  this.open = true;
};
HTMLDialogElement.prototype.close = function (): void {
  if (!this.open) return;
  this.open = false;
  dialogClosed(this);
};

const find = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`There is no ${selector}.`);
  return element;
};
const close = (): void => currentDialog()?.close();

function heardOf(name: DialogName): string[] {
  const heard: string[] = [];
  onDialogOpened(name, () => heard.push('opened'));
  onDialogClosed(name, () => heard.push('closed'));
  return heard;
}

beforeEach(() => {
  close();
  document.body.innerHTML = `
    <button id="first"></button><button id="second"></button>
    <dialog id="dialog-lead" data-dialog="lead" tabindex="-1"><input></dialog>
    <dialog id="dialog-extension" data-dialog="extension" tabindex="-1"><button id="inside"></button></dialog>
    <dialog id="dialog-search" data-dialog="search" tabindex="-1"><button></button><input data-first-focus></dialog>`;
});

it('opens a dialog, leads the focus to it, and back to the opener', () => {
  openDialog('lead', find('#first'));
  expect(find('#dialog-lead')).toHaveFocus();
  close();
  expect(find('#first')).toHaveFocus();
});

it('leads the focus to a field that is to have it first', () => {
  openDialog('search');
  expect(find('[data-first-focus]')).toHaveFocus();
});

it('returns the focus to the first opener when another dialog has taken over', () => {
  openDialog('extension', find('#first'));
  openDialog('lead', find('#inside'));
  expect(currentDialog()).toBe(find('#dialog-lead'));
  expect(find('#dialog-extension')).not.toHaveAttribute('open');
  close();
  expect(find('#first')).toHaveFocus();
});

it('returns the focus to where it was for a dialog that nothing was clicked for', () => {
  openDialog('lead', find('#first'));
  close();
  find('#second').focus();
  openDialog('search');
  close();
  expect(find('#second')).toHaveFocus();
});

it('tells of each opening and closing once, and of this dialog alone, until it is stopped', () => {
  const heard = heardOf('lead');
  const more: string[] = [];
  const stop = onDialogOpened('lead', () => more.push('opened'));
  openDialog('lead');
  openDialog('lead');
  openDialog('extension');
  expect(heard).toEqual(['opened', 'closed']);
  stop();
  openDialog('lead');
  expect(more).toEqual(['opened']);
});

it('takes over what the browser has opened, and leaves the visitor where they are in it', () => {
  const heard = heardOf('lead');
  for (const id of ['#dialog-extension', '#dialog-lead']) find(id).setAttribute('open', '');
  find('#dialog-lead input').focus();
  takeOverDialog();
  expect(heard).toEqual(['opened']);
  expect(find('#dialog-lead input')).toHaveFocus();
  expect(find('#dialog-extension')).not.toHaveAttribute('open');
});

it('opens nothing that the page does not have', () => {
  openDialog('docs');
  expect(currentDialog()).toBeUndefined();
});
