import clsx from 'clsx';
import {wholeAnswer} from '@site/src/lib/question';
import type {Language} from '@site/src/lib/audience';
import {Button} from '@site/src/ui/Button';
import {opensDialog} from '@site/src/ui/Dialog/opensDialog';
import {Section} from '@site/src/ui/Section';
import openMark from '@site/src/ui/openMark.module.css';
import {TailoredText} from '../Stitch';
import type {SectionWords} from '../words/sections.en';
import styles from './styles.module.css';

/**
 * Questions in the order in which they come up; the first is asked as the audience would ask it. They open one by one,
 * any number at a time, by the browser itself; the first is open. In two columns where there is room, each of which
 * stays as it is when the other grows. Closed answers stay in the HTML, so that search engines, find-in-page and readers
 * without scripts have them.
 */
export function Faq({words, language}: {words: SectionWords['faq']; language: Language}) {
  const [first] = words.items;
  // With the first one open, both are as high.
  const half = Math.ceil(words.items.length / 2) - 1;
  return (
    <Section tone="sunken">
      <div className={styles.words}>
        <h2>{words.heading}</h2>
        <Button kind="secondary" {...opensDialog('lead', 'question')}>
          {words.ask}
        </Button>
      </div>
      <div className={styles.columns}>
        {[words.items.slice(0, half), words.items.slice(half)].map((column) => (
          <div key={column[0]?.id}>
            {column.map((each) => (
              <details key={each.id} className={styles.item} open={each === first}>
                <summary className={clsx(openMark.line, styles.trigger)}>
                  <h3 className={styles.title}>
                    {each === first ? <TailoredText part="question" shape="run" language={language} /> : each.question}
                  </h3>
                </summary>
                <div className={styles.answer}>{wholeAnswer(each)}</div>
              </details>
            ))}
          </div>
        ))}
      </div>
    </Section>
  );
}
