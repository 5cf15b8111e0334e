import type {ReactNode} from 'react';
import {Printer} from 'lucide-react';
import {Button} from '@site/src/ui/Button';
import {callToAction} from '../words';
import {opensDialog} from '@site/src/ui/Dialog/opensDialog';
import styles from './styles.module.css';

/** The label that hangs from the sheet: the one thing to do next. */
export function CallToAction(): ReactNode {
  return (
    <section className={styles.tag} aria-label="Start here" data-print="hide">
      <svg className={styles.thread} viewBox="0 0 40 100" aria-hidden="true">
        <path d="M20 0C8 30 32 64 20 100" />
      </svg>
      <span className={styles.eyelet} aria-hidden="true" />
      <p className={styles.offer}>{callToAction.offer}</p>
      <Button id={callToAction.clickId} {...opensDialog('lead')}>
        {callToAction.label}
      </Button>
      <button type="button" className={styles.print} data-print-page>
        <Printer size={18} aria-hidden="true" />
        {callToAction.print}
      </button>
    </section>
  );
}
