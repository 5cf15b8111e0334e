import clsx from 'clsx';
import {Puzzle} from 'lucide-react';
import {BrowserWindow, type ViewProps} from './BrowserWindow';
import styles from './ExtensionsView.module.css';
import stage from './stage.module.css';

/** The browser's page for managing extensions. */
export function ExtensionsView({view, words}: ViewProps<'extensions'>) {
  return (
    <BrowserWindow address="chrome://extensions" className={styles.window}>
      <div className={styles.extensions}>
        <div className={styles.heading}>
          <Puzzle aria-hidden="true" />
          <span className={styles.title}>{words.extensions}</span>
          <span className={styles.mode}>
            {words.developerMode}
            <span className={clsx(styles.toggle, view.developerMode && styles.on)} data-target="developer-mode" />
          </span>
        </div>
        {view.developerMode && (
          <div className={styles.tools}>
            <span className={styles.button} data-target="update">
              {words.update}
            </span>
            {view.message !== undefined && <span className={styles.message}>{view.message}</span>}
          </div>
        )}
        <div className={styles.card}>
          <span className={clsx(stage.logo, styles.logo)}>T</span>
          <span>
            <b>Tailor AI</b> <span className={styles.note}>{view.version}</span>
            <span className={styles.summary}>{words.extensionSummary}</span>
          </span>
          <span className={clsx(styles.toggle, styles.on)} />
        </div>
      </div>
    </BrowserWindow>
  );
}
