import {Button, ButtonLink} from '@site/src/ui/Button';
import {Dialog, DialogDescription, DialogTitle} from '@site/src/ui/Dialog';
import {opensDialog} from '@site/src/ui/Dialog/opensDialog';
import {SiteLink} from '@site/src/ui/SiteLink';
import styles from './styles.module.css';
import type {Language} from '@site/src/lib/audience';

const extensionDialogWords = {
  en: {
    title: 'Get the extension',
    text: 'The editor is a Chrome extension. It opens over the page you already have.',
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
    tryFirst: {
      label: 'Zuerst auf Ihrer Website testen (empfohlen)',
      text: 'Nennen Sie uns die Seite, die Sie zuschneiden möchten, und starten Sie die kostenlose Testphase.',
    },
    download: {
      label: 'Im Chrome Store herunterladen',
      text: 'Installieren Sie sie jetzt und öffnen Sie sie auf jeder Seite, die Sie betreuen.',
    },
  },
} satisfies Record<Language, object>;

/** The two ways to the extension: the free trial first, or straight to the store. */
export function ExtensionDialog() {
  return (
    <Dialog
      name="extension"
      size="narrow"
      withoutScript={
        <p>
          <SiteLink to="/extension">{extensionDialogWords.en.download.label}</SiteLink>
        </p>
      }
    >
      {(language) => {
        const words = extensionDialogWords[language];
        return (
          <div className={styles.layout}>
            <DialogTitle dialog="extension" language={language} className={styles.title}>
              {words.title}
            </DialogTitle>
            <DialogDescription dialog="extension" language={language} className={styles.text}>
              {words.text}
            </DialogDescription>
            <div className={styles.choice}>
              <p className={styles.choiceText}>{words.tryFirst.text}</p>
              <Button className={styles.button} {...opensDialog('lead')}>
                {words.tryFirst.label}
              </Button>
            </div>
            <div className={styles.choice}>
              <p className={styles.choiceText}>{words.download.text}</p>
              <ButtonLink className={styles.button} kind="secondary" to="/extension">
                {words.download.label}
              </ButtonLink>
            </div>
          </div>
        );
      }}
    </Dialog>
  );
}
