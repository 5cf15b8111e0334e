import clsx from 'clsx';
import {Check} from 'lucide-react';
import {BrowserWindow, type ViewProps} from './BrowserWindow';
import styles from './StoreView.module.css';
import drawn from './stage.module.css';

/** The extension's listing in the Chrome Web Store, with the browser's question before it is added. */
export function StoreView({view: {stage}, words}: ViewProps<'store'>) {
  const isAdded = stage === 'added';
  return (
    <BrowserWindow address={words.store} {...(isAdded && {extension: 'closed', menu: 'open'})}>
      <div className={styles.listing}>
        <div className={clsx(styles.heading, isAdded && styles.besideMenu)}>
          <span className={clsx(drawn.logo, styles.logo)}>T</span>
          <span>
            <b className={styles.name}>Tailor AI</b>
            <span className={styles.summary}>{words.extensionSummary}</span>
          </span>
          <span className={clsx(styles.button, isAdded && styles.added)} data-target="add">
            {isAdded && <Check aria-hidden="true" />}
            {isAdded ? words.added : words.add}
          </span>
        </div>
        <div className={styles.shots} aria-hidden="true">
          <svg viewBox="0 0 252 150" className={styles.shot}>
            <rect fill="var(--sunken)" stroke="var(--line)" x="1" y="1" width="250" height="148" rx="10" />
            <path stroke="var(--line)" strokeWidth="3" d="M1 24h250M24 100h104M24 114h84" />
            <rect
              fill="var(--stitch-wash)"
              stroke="var(--tailored-edge)"
              strokeWidth="1.5"
              strokeDasharray="4 3"
              x="22"
              y="44"
              width="116"
              height="40"
              rx="6"
            />
            <path stroke="var(--ink)" strokeWidth="6" d="M34 57h92M34 71h62" />
            <rect fill="var(--highlight)" x="160" y="44" width="70" height="84" rx="8" />
          </svg>
          <svg viewBox="268 0 252 150" className={styles.shot}>
            <rect fill="var(--sunken)" stroke="var(--line)" x="269" y="1" width="250" height="148" rx="10" />
            <path stroke="var(--line)" strokeWidth="3" d="M292 36h64M292 74h204M292 112h204" />
            <path stroke="var(--edge)" strokeWidth="9" d="M380 74h60" />
            <path stroke="var(--sage)" strokeWidth="9" d="M410 112h60" />
          </svg>
        </div>
        {stage === 'asking' && (
          <div className={styles.question}>
            <b>{`${words.add}?`}</b>
            <span className={styles.answers}>
              <span className={styles.quiet}>{words.cancel}</span>
              <span className={styles.button} data-target="confirm">
                {words.confirm}
              </span>
            </span>
          </div>
        )}
      </div>
    </BrowserWindow>
  );
}
