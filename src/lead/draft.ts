/**
 * What a visitor has typed into the lead form and not sent, whichever form they
 * typed it into. It outlives the form in memory, and the page in the session
 * storage of its tab: for an hour, or until it is sent.
 */
import {mergeAnswers, type Answer} from './answers';
import {draftKey, dropOldDraft, draftLifetime, storeDraft} from './storedDraft';

const none: readonly Answer[] = [];

let answers: readonly Answer[] = none;
/** Storage is denied or full, so this page's memory is all there is. */
let isOnlyHere = false;
let expiry: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function isAnswer(value: unknown): value is Answer {
  return (
    value instanceof Object && ['name', 'label', 'value'].every((key) => typeof Reflect.get(value, key) === 'string')
  );
}

/** What this tab has stored; nothing of it is known, as other code may have written it. */
function stored(): readonly Answer[] {
  const text = window.sessionStorage.getItem(draftKey) ?? '';
  const value: unknown = text === '' ? none : JSON.parse(text.slice(text.indexOf(' ')));
  return Array.isArray(value) && value.every(isAnswer) ? value : none;
}

function store(): void {
  clearTimeout(expiry);
  if (answers.length > 0) expiry = setTimeout(dropDraft, draftLifetime);
  isOnlyHere = !storeDraft(answers);
}

function change(next: readonly Answer[]): void {
  answers = next;
  listeners.forEach((listener) => listener());
}

/** The answers so far; the same list until they change. */
export const draftAnswers = (): readonly Answer[] => answers;

/** What the HTML of a page is written with. */
export const noAnswers = (): readonly Answer[] => none;

/** Calls back after each change. Returns a way to stop. */
export function onDraftChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes up what was typed on another page of this tab, or in this one before the visitor went there and came back. */
export function restoreDraft(): void {
  dropOldDraft();
  try {
    if (!isOnlyHere) change(stored());
  } catch {
    // Denied or another's: this page's memory is all there is.
  }
}

/** Takes over what a visitor has changed in a form: the answers to one question. */
export function keepDraft(changed: string, now: readonly Answer[]): void {
  change(mergeAnswers(answers, changed, now));
  store();
}

/** Leaves out answers that stand in the message by now, where the visitor goes on with them. */
export function moveIntoMessage(moved: readonly Answer[], message: Answer): void {
  answers = answers.filter((answer) => !moved.includes(answer));
  keepDraft(message.name, [message]);
}

/** Forgets the answers: they were sent, or are too old to be put back unasked. */
export function dropDraft(): void {
  change(none);
  store();
}
