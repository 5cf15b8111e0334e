import clsx from 'clsx';
import type {Language} from '@site/src/lib/audience';
import {Section} from '@site/src/ui/Section';
import {PerVisitor} from '@site/src/ui/PerAudience';
import {stitch} from '../Stitch';
import {WideHeading} from '../WideHeading';
import {figureOrder, leadDiffers} from '../order';
import type {SectionWords} from '../words/sections.en';
import text from '@site/src/ui/text.module.css';
import styles from './styles.module.css';

/** Who is behind it, and their figures, which begin with the audience's own: the measurements of a jacket in the making. */
export function Credentials({words, language}: {words: SectionWords['credentials']; language: Language}) {
  return (
    <Section>
      <WideHeading title={words.heading} stacked>
        {words.lead}
      </WideHeading>
      <div className={styles.sheet}>
        <img
          className={styles.drawing}
          src="/img/home/jacket-on-form.svg"
          alt=""
          width={400}
          height={500}
          loading="lazy"
        />
        <PerVisitor as="div" language={language}>
          {(audience) => (
            <dl className={styles.figures}>
              {figureOrder[audience].map((id, index) => (
                <div
                  key={id}
                  className={clsx(
                    styles.figure,
                    id === 'conversion' && styles.main,
                    index < 2 && stitch('seam', leadDiffers(figureOrder, audience, index)),
                  )}
                >
                  <dt>{words.figures[id].label}</dt>
                  <dd className={styles.value}>{words.figures[id].value}</dd>
                </div>
              ))}
            </dl>
          )}
        </PerVisitor>
      </div>
      <p className={text.caption}>{words.note}</p>
    </Section>
  );
}
