import clsx from 'clsx';
import type {Language} from '@site/src/lib/audience';
import {Section} from '@site/src/ui/Section';
import {PerVisitor} from '@site/src/ui/PerAudience';
import {stitch} from '../Stitch';
import {leadDiffers, quoteOrder} from '../order';
import type {SectionWords} from '../words/sections.en';
import styles from './styles.module.css';

/** A strip of three woven labels, the first of whoever is nearest to the audience. */
export function Testimonials({words, language}: {words: SectionWords['testimonials']; language: Language}) {
  const isIllustrative = Object.values(words.items).some(({author}) => author === undefined);
  return (
    <Section rhythm="tight">
      <h2 className={styles.heading}>{words.heading}</h2>
      <PerVisitor as="div" language={language}>
        {(audience) => (
          <ul className={styles.labels}>
            {quoteOrder[audience].map((id, index) => {
              const {quote, role, avatar, author, company} = words.items[id];
              return (
                <li
                  key={id}
                  className={clsx(styles.label, index === 0 && stitch('seam', leadDiffers(quoteOrder, audience)))}
                >
                  <figure>
                    <blockquote>{quote}</blockquote>
                    <figcaption>
                      <img src={avatar} alt="" width={48} height={48} loading="lazy" />
                      {[author, role, company].filter((part) => part !== undefined).join(', ')}
                    </figcaption>
                  </figure>
                </li>
              );
            })}
          </ul>
        )}
      </PerVisitor>
      {isIllustrative && <p className={styles.note}>{words.note}</p>}
    </Section>
  );
}
