import type {ReactNode} from 'react';
import {ArrowDown, ArrowUp, CornerDownLeft} from 'lucide-react';
import styles from './KeyHints.module.css';

export interface KeyHintsProps {
  readonly choose: string;
  readonly open: string;
  readonly close: string;
}

/** The keys of the search, hidden from assistive technology, which announces them itself. */
export function KeyHints({choose, open, close}: KeyHintsProps): ReactNode {
  return (
    <p className={styles.hints} aria-hidden="true">
      <span>
        <kbd>
          <ArrowUp size={14} />
        </kbd>
        <kbd>
          <ArrowDown size={14} />
        </kbd>
        {choose}
      </span>
      <span>
        <kbd>
          <CornerDownLeft size={14} />
        </kbd>
        {open}
      </span>
      <span>
        <kbd>Esc</kbd>
        {close}
      </span>
    </p>
  );
}
