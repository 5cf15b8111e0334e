import type {ReactNode} from 'react';
import {Link2} from 'lucide-react';
import {releaseNotesPath} from '@site/src/content/releases';
import {useSettings} from '@site/src/lib/settings/useSettings';
import styles from './styles.module.css';

/** A place's own address: a click goes there and copies it (src/shell/copyLink). */
export function CopyableLink({hash, label}: {readonly hash: string; readonly label: string}): ReactNode {
  const {siteUrl} = useSettings();
  return (
    <span className={styles.place} data-print="hide">
      <a
        className={styles.link}
        href={`#${hash}`}
        aria-label={label}
        data-copy-link={`${siteUrl}${releaseNotesPath}#${hash}`}
      >
        <Link2 aria-hidden="true" size={18} />
      </a>
      <span role="status" className={styles.status} />
    </span>
  );
}
