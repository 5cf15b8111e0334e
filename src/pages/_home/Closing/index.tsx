import type {ReactNode} from 'react';
import {Button} from '@site/src/ui/Button';
import {Section} from '@site/src/ui/Section';
import type {SectionWords} from '../words/types';
import {opensDialog} from '@site/src/ui/Dialog/opensDialog';
import styles from './styles.module.css';

/** The last word, and the one thing to do next. */
export function Closing({words}: {words: SectionWords['closing']}): ReactNode {
  return (
    <Section seam className={styles.closing}>
      <h2 className={styles.heading}>{words.heading}</h2>
      <p className={styles.lead}>{words.lead}</p>
      <Button {...opensDialog('lead')}>{words.tryIt}</Button>
    </Section>
  );
}
