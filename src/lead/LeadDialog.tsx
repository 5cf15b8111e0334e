import type {ReactNode} from 'react';
import {Island} from '@site/src/browser/islands/Island';
import {Dialog} from '@site/src/ui/Dialog';
import {leadDialogWords} from './words';
import {shellWords} from '@site/src/content/navigation';
import {useSettings} from '@site/src/lib/settings/useSettings';
import LeadForm from './LeadForm.island';
import {Offer} from './Offer';
import {TrustNotes} from './TrustNotes';
import styles from './LeadDialog.module.css';

/** 'Start Your Free Trial': what is offered, the form, and what to expect. */
export function LeadDialog(): ReactNode {
  const {hubspotFormId, contactEmail} = useSettings();
  return (
    <Dialog name="lead" size="wide">
      {(language) => (
        <div className={styles.layout} data-lead-form={hubspotFormId}>
          <Offer words={leadDialogWords[language]} language={language} />
          <div className={styles.form}>
            <Island of={LeadForm} props={{language}} className={styles.island} />
            {/* In the HTML, so that there is a way out whatever becomes of the form's code. */}
            <p className={styles.mail}>
              <noscript>{shellWords[language].noForm} </noscript>
              {shellWords[language].orWrite} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
            </p>
            <TrustNotes words={leadDialogWords[language].trust} />
          </div>
        </div>
      )}
    </Dialog>
  );
}
