import {useLabel} from '@site/src/ui/PerAudience';
import {SiteLink} from '@site/src/ui/SiteLink';
import {shellLabels} from '@site/src/content/navigation';
import styles from './styles.module.css';

/** The mark, a T whose stem is a line of stitches, and the name. */
export function Logo() {
  return (
    <SiteLink to="/" className={styles.logo} {...useLabel('aria-label', shellLabels('home'))}>
      <svg
        viewBox="0 0 28 28"
        width="28"
        height="28"
        aria-hidden="true"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
      >
        <path d="M3 5h22" stroke="currentColor" />
        <path className={styles.stem} d="M14 10v15" strokeDasharray="2 4.4" />
      </svg>
      <span className={styles.name}>Tailor AI</span>
    </SiteLink>
  );
}
