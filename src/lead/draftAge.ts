/** Where the draft of the lead form is kept (draft.ts): the time in milliseconds, a space, and the answers as JSON. */
export const draftKey = 'lead_draft';

/** How long it is kept after the last word, in milliseconds. */
export const draftLifetime = 60 * 60 * 1_000;

/** Removes a draft that nobody has come back to; each page does, whether or not its form is opened. */
export function dropOldDraft(): void {
  try {
    const {sessionStorage} = window;
    const age = Date.now() - Number.parseInt(sessionStorage.getItem(draftKey) ?? '', 10);
    if (!(age < draftLifetime)) sessionStorage.removeItem(draftKey);
  } catch {
    // Denied: there is none.
  }
}
