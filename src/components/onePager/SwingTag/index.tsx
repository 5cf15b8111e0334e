import type {ReactNode} from 'react';
import {Printer} from 'lucide-react';
import {Button} from '@site/src/components/Button';
import {callToAction} from '@site/src/data/overview';
import {opensDialog} from '@site/src/dialogs';
import styles from './styles.module.css';

/** The label that hangs from the sheet: the one thing to do next. It stays beside the reader on wide screens. */
export function SwingTag(): ReactNode {
  return (
    <section className={styles.tag} aria-label="Start here" data-print="hide">
      <svg className={styles.thread} viewBox="0 0 184 90" aria-hidden="true">
        <path d="M3 44c40 26 120-70 176 40" />
      </svg>
      <span className={styles.eyelet} aria-hidden="true" />
      <p className={styles.offer}>{callToAction.offer}</p>
      <Button id={callToAction.clickId} {...opensDialog('lead')}>
        {callToAction.label}
      </Button>
      <button type="button" className={styles.print} onClick={() => window.print()}>
        <Printer size={18} aria-hidden="true" />
        {callToAction.print}
      </button>
    </section>
  );
}
