import type {ReactNode} from 'react';
import {Accordion} from './Accordion';
import {wholeAnswer} from '@site/src/lib/question';
import {Section} from '@site/src/ui/Section';
import type {SectionWords} from '../words/types';
import styles from './styles.module.css';

export function Faq({words}: {words: SectionWords['faq']}): ReactNode {
  return (
    <Section>
      <div className={styles.columns}>
        <h2 className={styles.heading}>{words.heading}</h2>
        <Accordion
          items={words.items.map((each) => ({id: each.id, title: each.question, content: wholeAnswer(each)}))}
        />
      </div>
    </Section>
  );
}
