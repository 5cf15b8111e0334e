import type {ReactNode} from 'react';
import {Maximize2} from 'lucide-react';
import {examplesWords} from './words';
import {opensDialog} from '@site/src/ui/Dialog/opensDialog';
import {EnlargedExamples} from './EnlargedExamples';
import {Overview} from './Overview';
import styles from './styles.module.css';

/** The picture of the examples, which opens enlarged. */
export function Examples(): ReactNode {
  return (
    <figure>
      <button type="button" className={styles.opener} {...opensDialog('examples')}>
        <Overview />
        <span className={styles.enlarge} data-print="hide">
          <Maximize2 size={16} aria-hidden="true" />
          {examplesWords.enlarge}
        </span>
      </button>
      <figcaption className={styles.caption}>{examplesWords.caption}</figcaption>
      <EnlargedExamples />
    </figure>
  );
}
