import type {ReactNode} from 'react';
import {Accordion} from '@site/src/components/Accordion';
import {Section} from '@site/src/components/Section';
import type {SectionWords} from '@site/src/data/home/types';
import styles from './styles.module.css';

export function Faq({words}: {words: SectionWords['faq']}): ReactNode {
  return (
    <Section>
      <div className={styles.columns}>
        <h2 className={styles.heading}>{words.heading}</h2>
        <Accordion
          items={words.items.map(({id, question, answer}) => ({
            id,
            title: question,
            content: id === 'winner' ? `${answer} ${words.note}` : answer,
          }))}
        />
      </div>
    </Section>
  );
}
