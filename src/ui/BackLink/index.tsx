import {ArrowLeft} from 'lucide-react';
import {SiteLink} from '../SiteLink';
import type {BackLinkTarget} from '@site/src/lib/backLink';
import styles from './styles.module.css';

/** The way up, above a page's heading. */
export function BackLink({to, label}: BackLinkTarget) {
  return (
    <SiteLink className={styles.back} to={to} data-print="hide">
      <ArrowLeft aria-hidden="true" size={16} />
      {label}
    </SiteLink>
  );
}
