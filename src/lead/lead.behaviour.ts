import {pushToDataLayer} from '@site/src/analytics/dataLayer';
import {leadFormOpen} from '@site/src/analytics/leadEvents';
import type {Behaviour} from '@site/src/browser/behaviour';
import {hydrateIsland} from '@site/src/browser/islands/islands.behaviour';
import {onDialogOpened} from '@site/src/dialogs/dialogs';

/** Reports each opening of the lead dialog, at once, and has the code of its form fetched. */
export default {
  marks: [],
  start() {
    onDialogOpened('lead', (dialog) => {
      const formId = dialog.querySelector<HTMLElement>('[data-lead-form]')?.dataset.leadForm ?? '';
      pushToDataLayer(leadFormOpen(formId, new Date()));
      for (const island of dialog.querySelectorAll<HTMLElement>('[data-island]')) void hydrateIsland(island);
    });
  },
} satisfies Behaviour;
