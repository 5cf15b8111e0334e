import type {Language} from '@site/src/audience';

/** Said where code could not be fetched. Kept apart from the dialogs, as every page carries it. */
export const loadFailureWords = {
  en: {text: 'This could not be loaded. Check your connection and try again, or write to', close: 'Close'},
  de: {
    text: 'Das ließ sich nicht laden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut, oder schreiben Sie an',
    close: 'Schließen',
  },
} satisfies Record<Language, {readonly text: string; readonly close: string}>;
