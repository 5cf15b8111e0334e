import type {ReactNode} from 'react';
import {Section} from '@site/src/ui/Section';
import type {QuoteId, SectionWords} from '../words/types';
import styles from './styles.module.css';

export interface TestimonialsProps {
  words: SectionWords['testimonials'];
  order: readonly QuoteId[];
}

/** Three quotes, the first one set larger for the audience it speaks to. */
export function Testimonials({words, order}: TestimonialsProps): ReactNode {
  return (
    <Section tone="sunken">
      <h2 className={styles.heading}>{words.heading}</h2>
      <ul className={styles.quotes}>
        {order.map((id) => {
          const {quote, author, role, company} = words.items[id];
          return (
            <li key={id} className={styles.card}>
              <figure className={styles.figure}>
                <p className={styles.placeholder}>{words.placeholder}</p>
                <blockquote className={styles.quote}>{quote}</blockquote>
                <figcaption className={styles.person}>
                  <svg
                    className={styles.avatar}
                    viewBox="0 0 40 40"
                    width="40"
                    height="40"
                    aria-hidden="true"
                    fill="none"
                    strokeWidth="2"
                  >
                    <circle cx="20" cy="20" r="18" strokeDasharray="4 4" />
                    <path d="M12 30c1-6 4-8 8-8s7 2 8 8" strokeLinecap="round" />
                    <circle cx="20" cy="15" r="4.5" />
                  </svg>
                  <span>
                    <strong className={styles.role}>{role}</strong>
                    <span>
                      {author}, {company}
                    </span>
                  </span>
                </figcaption>
              </figure>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
