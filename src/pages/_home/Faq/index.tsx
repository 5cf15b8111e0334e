import type {ReactNode} from 'react';
import {Accordion} from './Accordion';
import {Section} from '@site/src/ui/Section';
import type {SectionWords} from '../words/types';
import styles from './styles.module.css';

export function Faq({words}: {words: SectionWords['faq']}): ReactNode {
  return (
    <Section>
      <div className={styles.columns}>
        <h2 className={styles.heading}>{words.heading}</h2>
        <Accordion
          items={words.items.map(({id, question, answer, note}) => ({
            id,
            title: question,
            content: note === undefined ? answer : `${answer} ${note}`,
          }))}
        />
      </div>
    </Section>
  );
}
