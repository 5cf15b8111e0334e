import type {ReactNode} from 'react';
import {Accordion} from './Accordion';
import {wholeAnswer} from '@site/src/lib/question';
import type {Language} from '@site/src/lib/audience';
import {Button} from '@site/src/ui/Button';
import {opensDialog} from '@site/src/ui/Dialog/opensDialog';
import {Section} from '@site/src/ui/Section';
import {TailoredText} from '../Stitch';
import type {SectionWords} from '../words/sections.en';
import styles from './styles.module.css';

/** Questions in the order in which they come up; the first is asked as the audience would ask it. */
export function Faq({words, language}: {words: SectionWords['faq']; language: Language}): ReactNode {
  return (
    <Section tone="sunken">
      <div className={styles.words}>
        <h2>{words.heading}</h2>
        <Button kind="secondary" {...opensDialog('lead', 'question')}>
          {words.ask}
        </Button>
      </div>
      <Accordion
        items={words.items.map((each, index) => ({
          id: each.id,
          title: index === 0 ? <TailoredText part="question" shape="run" language={language} /> : each.question,
          content: wholeAnswer(each),
        }))}
      />
    </Section>
  );
}
