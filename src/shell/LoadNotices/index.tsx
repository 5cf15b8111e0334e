import type {ReactNode} from 'react';
import {PerLanguage} from '@site/src/ui/PerAudience';
import {Button} from '@site/src/ui/Button';
import {loadNoticeWords} from './words';
import {loadFailureId, stillLoadingId} from '@site/src/browser/notices';
import {useSettings} from '@site/src/lib/settings/useSettings';
import styles from './styles.module.css';

interface NoticeProps {
  readonly id: string;
  readonly says: 'failure' | 'waiting';
}

/** Not modal, so that the page stays usable. */
function Notice({id, says}: NoticeProps): ReactNode {
  const {contactEmail} = useSettings();
  return (
    <div id={id} className={styles.notice} role="alert" popover="manual" data-print="hide">
      <PerLanguage as="div">
        {(language) => (
          <p>
            {loadNoticeWords[language][says]} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
          </p>
        )}
      </PerLanguage>
      <Button kind="secondary" popoverTarget={id} popoverTargetAction="hide">
        <PerLanguage>{(language) => loadNoticeWords[language].close}</PerLanguage>
      </Button>
    </div>
  );
}

/** Notices that code could not be fetched, or is still loading; src/browser shows them. */
export function LoadNotices(): ReactNode {
  return (
    <>
      <Notice id={loadFailureId} says="failure" />
      <Notice id={stillLoadingId} says="waiting" />
    </>
  );
}
