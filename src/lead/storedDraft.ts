import {readStored, store} from '@site/src/lib/storage';
import type {Answer} from './answers';

/** Where the draft of the lead form is kept (draft.ts): the time in milliseconds, a space, and the answers as JSON. */
export const draftKey = 'lead_draft';

/** How long it is kept after the last word, in milliseconds. */
export const draftLifetime = 60 * 60 * 1_000;

/** Keeps answers for the next page of the tab; none removes them. Says whether storage took them. */
export function storeDraft(answers: readonly Answer[]): boolean {
  const text = answers.length === 0 ? undefined : `${Date.now()} ${JSON.stringify(answers)}`;
  return store('sessionStorage', draftKey, text);
}

/** Removes a draft that nobody has come back to; each page does, whether or not its form is opened. */
export function dropOldDraft(): void {
  const age = Date.now() - Number.parseInt(readStored('sessionStorage', draftKey) ?? '', 10);
  if (!(age < draftLifetime)) store('sessionStorage', draftKey, undefined);
}
