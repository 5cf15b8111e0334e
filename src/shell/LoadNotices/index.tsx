import {PerLanguage} from '@site/src/ui/PerAudience';
import {Button} from '@site/src/ui/Button';
import {loadFailureId, stillLoadingId} from '@site/src/browser/notices';
import {useSettings} from '@site/src/lib/settings/useSettings';
import styles from './styles.module.css';
import type {Language} from '@site/src/lib/audience';

/** For code that could not be fetched or is still loading. */
const loadNoticeWords = {
  en: {
    failure: 'This could not be loaded. Check your connection and try again, or write to',
    waiting: 'Still loading. What you pressed will work as soon as it has loaded. You can also write to',
    close: 'Close',
  },
  de: {
    failure: 'Das ließ sich nicht laden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut, oder schreiben Sie an',
    waiting: 'Wird noch geladen. Was Sie gewählt haben, geschieht, sobald alles da ist. Sie können auch schreiben an',
    close: 'Schließen',
  },
} satisfies Record<Language, object>;

/** Not modal, so that the page stays usable. */
function Notice({id, says}: {readonly id: string; readonly says: 'failure' | 'waiting'}) {
  const {contactEmail} = useSettings();
  return (
    <div id={id} className={styles.notice} role="alert" popover="manual" data-print="hide" data-in-template>
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
export function LoadNotices() {
  return (
    <>
      <Notice id={loadFailureId} says="failure" />
      <Notice id={stillLoadingId} says="waiting" />
    </>
  );
}
