import {Link2, Mail, Rss, Share2} from 'lucide-react';
import {useSettings} from '@site/src/lib/settings/useSettings';
import styles from './ShareLinks.module.css';

/** Ways to pass an article on, and to hear of the next. Nothing is fetched from anybody for it. */
export function ShareLinks({path, title}: {path: string; title: string}) {
  const url = `${useSettings().siteUrl}${path}`;
  return (
    <div className={styles.share} role="group" aria-label="Share or subscribe" data-print="hide">
      <button type="button" className={styles.action} data-copy-link={url} data-needs-script>
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
      <a className={styles.action} href="/blog/rss.xml">
        <Rss aria-hidden="true" size={18} />
        Subscribe by RSS
      </a>
      {/* Shown where the system has a sheet for it. */}
      <button type="button" className={styles.action} data-share-link={url} data-title={title} hidden data-needs-script>
        <Share2 aria-hidden="true" size={18} />
        Share
      </button>
      <span role="status" className={styles.status} />
    </div>
  );
}
