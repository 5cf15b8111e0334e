import type {ReactNode} from 'react';
import {useLanguage} from '@site/src/audience';
import {Button} from '@site/src/components/Button';
import {loadFailureWords} from '@site/src/data/dialogHost';
import {useSettings} from '@site/src/settings/useSettings';
import type {HostedDialogProps} from './load';
import styles from './LoadFailure.module.css';

/** Says that a dialog, a page or a part of one could not be fetched. Not modal: the page is as usable as it was. */
export function LoadFailure({open, onClose}: HostedDialogProps): ReactNode {
  const language = useLanguage();
  const {contactEmail} = useSettings();
  const words = loadFailureWords[language];
  if (!open) return null;
  return (
    <div className={styles.failure} role="alert" lang={language}>
      <p>
        {words.text} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
      </p>
      <Button kind="secondary" onClick={onClose}>
        {words.close}
      </Button>
    </div>
  );
}
