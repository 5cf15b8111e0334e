import type {Language} from '@site/src/lib/audience';

interface LoadNoticeWords {
  readonly failure: string;
  readonly waiting: string;
  readonly close: string;
}

/** For code that could not be fetched or is still loading. */
export const loadNoticeWords: Readonly<Record<Language, LoadNoticeWords>> = {
  en: {
    failure: 'This could not be loaded. Check your connection and try again, or write to',
    waiting: 'Still loading. What you pressed will work as soon as it has loaded. You can also write to',
    close: 'Close',
  },
  de: {
    failure: 'Das ließ sich nicht laden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut, oder schreiben Sie an',
    waiting: 'Wird noch geladen. Was Sie gewählt haben, geschieht, sobald alles da ist. Sie können auch schreiben an',
    close: 'Schließen',
  },
};
