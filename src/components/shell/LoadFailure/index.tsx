import type {ReactNode} from 'react';
import {PerLanguage} from '@site/src/audience';
import {Button} from '@site/src/components/Button';
import {loadFailureWords} from '@site/src/data/dialogHost';
import {loadFailureId} from '@site/src/browser/missingCode';
import {useSettings} from '@site/src/settings/useSettings';
import styles from './styles.module.css';

/** Says that code could not be fetched. Not modal: the page is as usable as it was. */
export function LoadFailure(): ReactNode {
  const {contactEmail} = useSettings();
  return (
    <div id={loadFailureId} className={styles.failure} role="alert" popover="manual" data-print="hide">
      <PerLanguage as="div">
        {(language) => (
          <p>
            {loadFailureWords[language].text} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
          </p>
        )}
      </PerLanguage>
      <Button kind="secondary" popoverTarget={loadFailureId} popoverTargetAction="hide">
        <PerLanguage>{(language) => loadFailureWords[language].close}</PerLanguage>
      </Button>
    </div>
  );
}
