import {marked, type Behavior} from '@site/src/browser/behavior';
import {fetchCode} from '@site/src/browser/fetchCode';
import {isForInputMethod} from '@site/src/browser/keyTarget';
import {onDialogClosed, onDialogOpened} from '../dialogs/dialogs';

/** The search's code, as one file. */
const load = () => import(/* webpackChunkName: "search" */ './serveSearch');

/** Fetches the search just before it is opened. */
function prepare({target}: Event): void {
  const opener = target instanceof Element && target.closest('[data-opens-dialog="search"]');
  if (opener) load().catch(() => undefined);
}

/** The search: its code is fetched when it is opened, and takes over what was typed meanwhile. */
export default {
  marks: ['data-search-query', 'data-search-example'],
  start() {
    document.addEventListener('pointerover', prepare);
    document.addEventListener('focusin', prepare);
    document.addEventListener('keydown', (event) => {
      const field = marked(event, 'data-search-query');
      if (field === undefined || isForInputMethod(event)) return;
      field.toggleAttribute('data-entered', event.key === 'Enter');
    });
    // A visitor who closes the search no longer wants to go anywhere.
    onDialogClosed('search', (dialog) => {
      for (const field of dialog.querySelectorAll('[data-entered]')) field.removeAttribute('data-entered');
    });
    onDialogOpened('search', (dialog) => {
      void fetchCode(load).then(({serveSearch}) => serveSearch(dialog));
    });
  },
} satisfies Behavior;
