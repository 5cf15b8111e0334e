import type {Language} from '@site/src/audience';

/** Said where a dialog's own code could not be fetched. Kept apart from the dialogs, as every page carries it. */
export const loadFailureWords = {
  en: {text: 'This dialog could not be loaded. Try again, or write to', close: 'Close'},
  de: {text: 'Dieser Dialog ließ sich nicht laden. Versuchen Sie es erneut oder schreiben Sie an', close: 'Schließen'},
} satisfies Record<Language, {readonly text: string; readonly close: string}>;
