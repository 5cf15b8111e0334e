import type {ReactNode} from 'react';
import {useLanguage} from '@site/src/audience';
import {Button, ButtonLink} from '@site/src/components/Button';
import {Dialog, DialogDescription, DialogTitle} from '@site/src/components/Dialog';
import {extensionDialogWords} from '@site/src/data/extensionDialog';
import type {HostedDialogProps} from '@site/src/dialogs/load';
import styles from './styles.module.css';

/** The two ways to the extension: the free trial first, or straight to the store. */
export function ExtensionDialog({open, onClose, onReturnFocus, onOpenOther}: HostedDialogProps): ReactNode {
  const language = useLanguage();
  const words = extensionDialogWords[language];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onReturnFocus={onReturnFocus}
      language={language}
      closeLabel={words.close}
      size="narrow"
    >
      <div className={styles.layout}>
        <DialogTitle className={styles.title}>{words.title}</DialogTitle>
        <DialogDescription className={styles.text}>{words.text}</DialogDescription>
        <div className={styles.choice}>
          <p className={styles.choiceText}>{words.tryFirst.text}</p>
          <Button className={styles.button} onClick={() => onOpenOther('lead')}>
            {words.tryFirst.label}
          </Button>
        </div>
        <div className={styles.choice}>
          <p className={styles.choiceText}>{words.download.text}</p>
          <ButtonLink className={styles.button} kind="secondary" to="/extension" onClick={onClose}>
            {words.download.label}
          </ButtonLink>
        </div>
      </div>
    </Dialog>
  );
}
