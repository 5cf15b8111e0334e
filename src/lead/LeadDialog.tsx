import {useEffect, type ReactNode} from 'react';
import {useLanguage} from '@site/src/audience';
import {Dialog} from '@site/src/components/Dialog';
import {leadDialogWords} from '@site/src/data/leadDialog';
import type {HostedDialogProps} from '@site/src/dialogs/load';
import {LeadFormArea} from './LeadFormArea';
import {Offer} from './Offer';
import {TrustNotes} from './TrustNotes';
import {useLead} from './useLead';
import styles from './LeadDialog.module.css';

/** 'Start Your Free Trial': what is offered, the form, and what to expect. */
export function LeadDialog({open, onClose, onReturnFocus}: HostedDialogProps): ReactNode {
  const language = useLanguage();
  const words = leadDialogWords[language];
  const lead = useLead();
  const {send} = lead.controller;

  useEffect(() => {
    if (!open) return;
    send('OPEN');
    return () => send('CLOSE');
  }, [open, send]);

  return (
    <Dialog
      open={open}
      onClose={onClose}
      onReturnFocus={onReturnFocus}
      language={language}
      closeLabel={words.close}
      size="wide"
    >
      <div className={styles.layout}>
        <Offer words={words} />
        <div className={styles.form}>
          <LeadFormArea language={language} {...lead} />
          <TrustNotes words={words.trust} />
        </div>
      </div>
    </Dialog>
  );
}
