import type {ReactNode} from 'react';
import {useLanguage} from '@site/src/audience';
import {Button} from '@site/src/components/Button';
import {loadFailureWords} from '@site/src/data/dialogHost';
import {useSettings} from '@site/src/settings/useSettings';
import styles from './LoadFailure.module.css';

/** Stands in for a dialog whose code could not be fetched. */
export function LoadFailure({onClose}: {readonly onClose: () => void}): ReactNode {
  const language = useLanguage();
  const {contactEmail} = useSettings();
  const words = loadFailureWords[language];
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
