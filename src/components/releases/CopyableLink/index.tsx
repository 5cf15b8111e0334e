import {useState, type ReactNode} from 'react';
import {Link2} from 'lucide-react';
import {releaseNotesPath} from '@site/src/data/releases';
import {useSettings} from '@site/src/settings/useSettings';
import styles from './styles.module.css';

/** A place's own address: a click goes there and copies it. Where the browser refuses, the address bar has it. */
export function CopyableLink({hash, label}: {hash: string; label: string}): ReactNode {
  const [isCopied, setCopied] = useState(false);
  const {siteUrl} = useSettings();
  const copy = (): void => {
    // Also where the browser has no clipboard, as on pages without https.
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(`${siteUrl}${releaseNotesPath}#${hash}`))
      .then(
        () => setCopied(true),
        () => setCopied(false),
      );
  };
  return (
    <span className={styles.place} data-print="hide">
      <a className={styles.link} href={`#${hash}`} aria-label={label} onClick={copy} onBlur={() => setCopied(false)}>
        <Link2 aria-hidden="true" size={18} />
      </a>
      <span role="status" className={styles.status}>
        {isCopied && 'Link copied'}
      </span>
    </span>
  );
}
