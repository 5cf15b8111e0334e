import {SearchBox} from './searchBox';
import {prepareIndex} from './searchSite';

const served = new WeakSet<Element>();

/** Starts the search in a dialog's fields, once each, with what was typed before this code loaded. */
export function serveSearch(dialog: HTMLElement): void {
  // The files are small, and are fetched before the first letter is typed.
  prepareIndex().catch(() => undefined);
  for (const box of dialog.querySelectorAll<HTMLElement>('[data-search-dialog]')) {
    const field = box.querySelector<HTMLInputElement>('[data-search-query]');
    const output = box.querySelector<HTMLElement>('[data-search-results]');
    const status = box.querySelector<HTMLElement>('[data-search-status]');
    if (served.has(box) || field === null || output === null || status === null) continue;
    served.add(box);
    const search = new SearchBox(field, output, status, box.dataset.searchDialog === 'de' ? 'de' : 'en');
    if (field.value !== '') search.look();
    if (field.dataset.entered !== undefined) search.open('here');
  }
}
