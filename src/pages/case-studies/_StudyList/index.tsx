import type {ReactNode} from 'react';
import {SiteLink} from '@site/src/ui/SiteLink';
import {Wrap} from '@site/src/ui/Wrap';
import {caseStudyPath, type CaseStudy} from '../studies';
import styles from './styles.module.css';

export type TaggedStudy = Pick<CaseStudy, 'slug' | 'title' | 'customer' | 'summary'>;

/** Case studies as tags on one thread. */
export function StudyList({studies}: {studies: readonly TaggedStudy[]}): ReactNode {
  return (
    <Wrap>
      <ul className={styles.tags}>
        {studies.map(({slug, title, customer, summary}) => (
          <li key={slug} className={styles.tag}>
            <p className={styles.customer}>{customer}</p>
            <h2 className={styles.title}>
              <SiteLink className={styles.link} to={caseStudyPath(slug)}>
                {title}
              </SiteLink>
            </h2>
            <p className={styles.summary}>{summary}</p>
          </li>
        ))}
      </ul>
    </Wrap>
  );
}
