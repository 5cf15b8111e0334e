import type {ReactNode} from 'react';
import {Island} from '@site/src/browser/islands/Island';
import {Dialog} from '@site/src/components/Dialog';
import {leadDialogWords} from '@site/src/data/leadDialog';
import LeadForm from './LeadForm.island';
import {Offer} from './Offer';
import {TrustNotes} from './TrustNotes';
import styles from './LeadDialog.module.css';

const closeLabel = {en: leadDialogWords.en.close, de: leadDialogWords.de.close};

/** 'Start Your Free Trial': what is offered, the form, and what to expect. */
export function LeadDialog(): ReactNode {
  return (
    <Dialog name="lead" closeLabel={closeLabel} size="wide">
      {(language) => (
        <div className={styles.layout}>
          <Offer words={leadDialogWords[language]} language={language} />
          <div className={styles.form}>
            <Island of={LeadForm} props={{language}} />
            <TrustNotes words={leadDialogWords[language].trust} />
          </div>
        </div>
      )}
    </Dialog>
  );
}
