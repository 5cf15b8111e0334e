import {useRef, useState, type ReactNode} from 'react';
import {Maximize2} from 'lucide-react';
import {examplesWords} from '@site/src/data/landingPageExamples';
import {EnlargedExamples} from './EnlargedExamples';
import {Overview} from './Overview';
import styles from './styles.module.css';

/** The picture of the examples, which opens enlarged. */
export function Figure(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <figure className={styles.figure}>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-label={examplesWords.enlargeLabel}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Overview />
        <span className={styles.enlarge} data-print="hide">
          <Maximize2 size={16} aria-hidden="true" />
          {examplesWords.enlarge}
        </span>
      </button>
      <figcaption className={styles.caption}>{examplesWords.caption}</figcaption>
      <EnlargedExamples open={isOpen} onClose={() => setOpen(false)} onReturnFocus={() => opener.current?.focus()} />
    </figure>
  );
}
