import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Language} from '@site/src/lib/audience';
import {Section} from '@site/src/ui/Section';
import {PerVisitor} from '@site/src/ui/PerAudience';
import {stitch} from '../Stitch';
import {leadDiffers, quoteOrder} from '../order';
import type {QuoteId, SectionWords} from '../words/sections.en';
import styles from './styles.module.css';

/** A woven label; blank but for the role until there is a quote to weave into it. */
function Label({quote, author, role, company}: SectionWords['testimonials']['items'][QuoteId]): ReactNode {
  return (
    <figure className={styles.figure}>
      {quote === '' ? (
        <span className={styles.blank} aria-hidden="true" />
      ) : (
        <blockquote className={styles.quote}>{quote}</blockquote>
      )}
      <figcaption className={styles.person}>
        <strong className={styles.role}>{role}</strong>
        {author !== '' && ` ${author}, ${company}`}
      </figcaption>
    </figure>
  );
}

export interface TestimonialsProps {
  words: SectionWords['testimonials'];
  language: Language;
}

/** A strip of three woven labels, the first of whoever is nearest to the audience. */
export function Testimonials({words, language}: TestimonialsProps): ReactNode {
  return (
    <Section rhythm="tight">
      <div className={styles.columns}>
        <div className={styles.words}>
          <h2 className={styles.heading}>{words.heading}</h2>
          <p className={styles.lead}>{words.blank}</p>
        </div>
        <PerVisitor as="div" language={language}>
          {(audience) => (
            <ul className={styles.labels}>
              {quoteOrder[audience].map((id, index) => (
                <li
                  key={id}
                  className={clsx(styles.label, index === 0 && stitch('seam', leadDiffers(quoteOrder, audience)))}
                >
                  <Label {...words.items[id]} />
                </li>
              ))}
            </ul>
          )}
        </PerVisitor>
      </div>
    </Section>
  );
}
