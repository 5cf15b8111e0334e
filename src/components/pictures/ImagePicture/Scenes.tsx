import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A single object on a plinth: the picture the page had. */
export function ProductScene(): ReactNode {
  return (
    <svg className={styles.scene} viewBox="0 0 240 180" aria-hidden="true">
      <rect width="240" height="180" fill="var(--sunken)" />
      <rect x="60" y="128" width="120" height="52" fill="var(--line)" />
      <rect x="88" y="58" width="64" height="70" rx="10" fill="var(--edge)" />
      <rect x="102" y="44" width="36" height="18" rx="5" fill="var(--ink-2)" />
      <rect x="98" y="82" width="44" height="24" rx="3" fill="var(--surface)" />
    </svg>
  );
}

/** Three people around a screen: the picture made for the audience. */
export function OfficeScene(): ReactNode {
  return (
    <svg className={styles.scene} viewBox="0 0 240 180" aria-hidden="true">
      <rect width="240" height="180" fill="var(--butter)" />
      <rect x="20" y="20" width="58" height="66" rx="4" fill="var(--surface)" />
      <path d="M49 20v66M20 53h58" stroke="var(--line)" strokeWidth="3" />
      <rect x="0" y="140" width="240" height="40" fill="var(--denim)" />
      <rect x="96" y="92" width="76" height="48" rx="5" fill="var(--ink)" />
      <rect x="103" y="99" width="62" height="34" rx="2" fill="var(--indigo)" />
      <circle cx="62" cy="96" r="16" fill="var(--stitch)" />
      <path d="M32 140c0-22 14-28 30-28s30 6 30 28z" fill="var(--indigo)" />
      <circle cx="204" cy="92" r="16" fill="var(--ink-2)" />
      <path d="M176 140c0-24 12-31 28-31s30 7 30 31z" fill="var(--sage)" />
      <circle cx="134" cy="62" r="15" fill="var(--edge)" />
      <path d="M108 92c2-12 12-16 26-16s24 4 26 16z" fill="var(--stitch)" />
    </svg>
  );
}
