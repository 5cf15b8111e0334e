import type {Language} from '@site/src/lib/audience';

interface Choice {
  readonly label: string;
  readonly text: string;
}

export interface ExtensionDialogWords {
  readonly title: string;
  readonly text: string;
  readonly close: string;
  readonly tryFirst: Choice;
  readonly download: Choice;
}

export const extensionDialogWords = {
  en: {
    title: 'Get the extension',
    text: 'The editor is a Chrome extension. It opens over the page you already have.',
    close: 'Close',
    tryFirst: {
      label: 'Try it on your site first (Recommended)',
      text: 'Tell us the page you want to tailor and start the free trial.',
    },
    download: {
      label: 'Download from Chrome Store',
      text: 'Install it now and open it on any page you manage.',
    },
  },
  de: {
    title: 'Holen Sie sich die Erweiterung',
    text: 'Der Editor ist eine Chrome-Erweiterung. Er öffnet sich über der Seite, die Sie schon haben.',
    close: 'Schließen',
    tryFirst: {
      label: 'Zuerst auf Ihrer Website testen (empfohlen)',
      text: 'Nennen Sie uns die Seite, die Sie zuschneiden möchten, und starten Sie die kostenlose Testphase.',
    },
    download: {
      label: 'Im Chrome Store herunterladen',
      text: 'Installieren Sie sie jetzt und öffnen Sie sie auf jeder Seite, die Sie betreuen.',
    },
  },
} satisfies Record<Language, ExtensionDialogWords>;
