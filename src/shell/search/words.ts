import type {Language} from '@site/src/lib/audience';

/** Queries to begin with. */
export const searchExamples = ['ramp to 100%', 'api key', 'utm'];

/** The words of the search dialog; results are in English. */
export const searchWords = {
  en: {
    title: 'Search this site',
    description: 'Finds documentation, pages and blog posts as you type.',
    placeholder: 'Search docs, pages and posts',
    close: 'Close search',
    results: 'Results',
    kinds: {docs: 'Docs', page: 'Pages', post: 'Blog'},
    hint: 'Try',
    /** Before the link to the documentation, as is the hint where nothing was found. */
    browse: 'Or look through the',
    loading: 'Loading the index...',
    failed: 'The search index could not be loaded.',
    failedHint: 'Check your connection and try again.',
    nothing: (query: string) => `Nothing found for “${query}”.`,
    nothingHint: 'Try fewer or other words, or look through the',
    docs: 'documentation',
    titlesOnly: 'Only titles, headings and descriptions are searched: WebAssembly is off in this browser.',
    corrected: (words: string) => `Showing results for “${words}”.`,
    count: (count: number) => (count === 1 ? '1 result' : `${count} results`),
    keys: {choose: 'to choose', open: 'to open', close: 'to close'},
  },
  de: {
    title: 'Diese Website durchsuchen',
    description: 'Findet Dokumentation, Seiten und Blogbeiträge während der Eingabe, auf Englisch.',
    placeholder: 'Dokumentation, Seiten und Beiträge durchsuchen',
    close: 'Suche schließen',
    results: 'Ergebnisse',
    kinds: {docs: 'Dokumentation', page: 'Seiten', post: 'Blog'},
    hint: 'Die Inhalte sind auf Englisch, zum Beispiel:',
    browse: 'Oder sehen Sie nach in der',
    loading: 'Der Suchindex wird geladen ...',
    failed: 'Der Suchindex konnte nicht geladen werden.',
    failedHint: 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    nothing: (query: string) => `Nichts gefunden für „${query}“.`,
    nothingHint: 'Versuchen Sie weniger oder andere Wörter, oder sehen Sie nach in der',
    docs: 'Dokumentation',
    titlesOnly: 'Nur Titel, Überschriften und Beschreibungen: WebAssembly ist in diesem Browser abgeschaltet.',
    corrected: (words: string) => `Ergebnisse für „${words}“.`,
    count: (count: number) => (count === 1 ? '1 Ergebnis' : `${count} Ergebnisse`),
    keys: {choose: 'wählen', open: 'öffnen', close: 'schließen'},
  },
} satisfies Record<Language, object>;
