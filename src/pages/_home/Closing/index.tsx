import clsx from 'clsx';
import type {Language} from '@site/src/lib/audience';
import {Button} from '@site/src/ui/Button';
import {Section} from '@site/src/ui/Section';
import {onDenim, TailoredText} from '../Stitch';
import type {SectionWords} from '../words/sections.en';
import {opensDialog} from '@site/src/ui/Dialog/opensDialog';
import styles from './styles.module.css';

/** The last word, and the one thing to do next. */
export function Closing({words, language}: {words: SectionWords['closing']; language: Language}) {
  return (
    <Section tone="denim" rhythm="wide" className={clsx(onDenim, styles.closing)}>
      <h2 className={styles.heading}>
        <TailoredText part="closing" shape="word" language={language} />
      </h2>
      <p className={styles.lead}>{words.lead}</p>
      <Button {...opensDialog('lead')}>{words.tryIt}</Button>
    </Section>
  );
}
