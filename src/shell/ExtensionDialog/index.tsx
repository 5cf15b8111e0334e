import type {ReactNode} from 'react';
import {Button, ButtonLink} from '@site/src/ui/Button';
import {Dialog, DialogDescription, DialogTitle} from '@site/src/ui/Dialog';
import {extensionDialogWords} from './words';
import {opensDialog} from '@site/src/ui/Dialog/opensDialog';
import styles from './styles.module.css';

const closeLabel = {en: extensionDialogWords.en.close, de: extensionDialogWords.de.close};

/** The two ways to the extension: the free trial first, or straight to the store. */
export function ExtensionDialog(): ReactNode {
  return (
    <Dialog name="extension" closeLabel={closeLabel} size="narrow">
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
