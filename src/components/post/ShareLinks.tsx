import {useState, type ReactNode} from 'react';
import {Link2, Mail, Share2} from 'lucide-react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useSettings} from '@site/src/settings/useSettings';
import styles from './ShareLinks.module.css';

type Outcome = 'Link copied' | 'The browser did not allow it. Copy the address from the address bar.';

/** Ways to pass an article on. Nothing is fetched from anybody for it. */
export function ShareLinks({path, title}: {path: string; title: string}): ReactNode {
  const [outcome, setOutcome] = useState<Outcome>();
  const canShare = useIsBrowser() && typeof navigator.share === 'function';
  const url = `${useSettings().siteUrl}${path}`;
  const copy = (): void => {
    // Also where the browser has no clipboard, as on pages without https.
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(url))
      .then(
        () => setOutcome('Link copied'),
        () => setOutcome('The browser did not allow it. Copy the address from the address bar.'),
      );
  };
  // Who closes the sheet without sharing has changed their mind; there is nothing to say.
  const share = (): void => void navigator.share({title, url}).catch(() => {});
  return (
    <div className={styles.share} role="group" aria-label="Share this article" data-print="hide">
      <button type="button" className={styles.action} onClick={copy}>
        <Link2 aria-hidden="true" size={18} />
        Copy link
      </button>
      <a
        className={styles.action}
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
      >
        <Mail aria-hidden="true" size={18} />
        Send by email
      </a>
      {canShare && (
        <button type="button" className={styles.action} onClick={share}>
          <Share2 aria-hidden="true" size={18} />
          Share
        </button>
      )}
      <span role="status" className={styles.status}>
        {outcome}
      </span>
    </div>
  );
}
