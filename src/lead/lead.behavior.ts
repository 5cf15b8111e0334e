import {pushToDataLayer} from '@site/src/lib/analytics/dataLayer';
import {leadFormOpen} from './events';
import {onMarked, type Behavior} from '@site/src/browser/behavior';
import {hydrateIsland, preloadIsland} from '@site/src/browser/islands/islands.behavior';
import {fill} from '@site/src/browser/templates';
import {dialogId} from '@site/src/ui/Dialog/opensDialog';
import {onDialogOpened} from '@site/src/shell/dialogs/dialogs';
import {dropOldDraft, storeDraft} from './storedDraft';

const place = (): HTMLElement | null => document.querySelector('[data-lead-form]');
const island = (): HTMLElement | null => place()?.querySelector<HTMLElement>('[data-island]') ?? null;

/** The form, which is put into the page for it. */
function formOf(dialog: HTMLElement | null): HTMLElement | null {
  if (dialog !== null) fill(dialog);
  return island();
}

/** While the pointer or the focus is still on its way to the click. */
function preload({dataset}: HTMLElement): void {
  const form = dataset.opensDialog === 'lead' ? formOf(document.getElementById(dialogId('lead'))) : null;
  if (form !== null) preloadIsland(form);
}

/** Keeps what is typed into the form's HTML while its code, which knows all kinds of forms, has not come. */
function keepWords(dialog: HTMLElement): void {
  const fields = [...dialog.querySelectorAll<HTMLInputElement>('[data-island]:not([data-island-ready]) [name]')];
  const typed = fields.filter(({value}) => value !== '');
  if (typed.length > 0)
    storeDraft(typed.map(({name, value, labels}) => ({name, value, label: labels?.[0]?.textContent ?? name})));
}

/** Reports each opening of the lead dialog, at once, and has the code of its form fetched. */
export default {
  marks: [],
  touches: ['data-lead-form'],
  start() {
    onMarked('pointerover', 'data-opens-dialog', preload);
    onMarked('focusin', 'data-opens-dialog', preload);
    onMarked('input', 'data-lead-form', keepWords);
    onDialogOpened('lead', () => {
      pushToDataLayer(leadFormOpen(place()?.dataset.leadForm ?? '', new Date()));
      const form = island();
      if (form !== null) void hydrateIsland(form);
    });
  },
  onPage: dropOldDraft,
} satisfies Behavior;
