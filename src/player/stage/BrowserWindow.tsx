import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Pin, Puzzle} from 'lucide-react';
import type {View, ViewOf} from '../scenes';
import type {Words} from '../words';
import styles from './stage.module.css';

/** What the drawing of one kind of state takes. */
export interface ViewProps<Kind extends View['kind']> {
  readonly view: ViewOf<Kind>;
  readonly words: Words;
}

interface BrowserWindowProps {
  readonly address: string;
  /** The extension's button in the toolbar: closed, or open beside the page. */
  readonly extension?: 'closed' | 'open';
  readonly menu?: ViewOf<'editor'>['menu'];
  readonly className?: string;
  readonly children: ReactNode;
}

/** The frame around every drawn page. */
export function BrowserWindow({address, extension, menu, className, children}: BrowserWindowProps) {
  const isPinned = extension !== undefined && menu !== 'open';
  return (
    <div className={clsx(styles.sheet, styles.window, className)}>
      <div className={styles.windowBar}>
        <span className={styles.dot} />
        <span className={styles.dot} />
        <span className={styles.dot} />
        <span className={styles.address}>{address}</span>
        {isPinned && (
          <span
            className={clsx(styles.logo, styles.extension, extension === 'open' && styles.open)}
            data-target="extension"
          >
            T
          </span>
        )}
        {extension !== undefined && <Puzzle aria-hidden="true" className={styles.puzzle} />}
      </div>
      {children}
      {menu !== undefined && (
        <div className={styles.menu}>
          <span className={clsx(styles.logo, styles.extension)}>T</span>
          Tailor AI
          <span className={clsx(styles.pin, menu === 'pinned' && styles.pinned)} data-target="pin">
            <Pin aria-hidden="true" />
          </span>
        </div>
      )}
    </div>
  );
}
