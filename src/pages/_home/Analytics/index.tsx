import type {ReactNode} from 'react';
import type {Language} from '@site/src/lib/audience';
import {ArrowRight} from 'lucide-react';
import {ResultsTable} from './ResultsTable';
import {Section} from '@site/src/ui/Section';
import {SiteLink} from '@site/src/ui/SiteLink';
import {TailoredText} from '../Stitch';
import {WideHeading} from '../WideHeading';
import type {SectionWords} from '../words/types';
import styles from './styles.module.css';

/** What a test shows, and where its events go. */
export function Analytics({words, language}: {words: SectionWords['analytics']; language: Language}): ReactNode {
  return (
    <Section tone="sunken">
      <WideHeading title={words.heading}>{words.lead}</WideHeading>
      <ResultsTable words={words.table} language={language} />
      <ul className={styles.points}>
        <li>
          <h3 className={styles.title}>{words.conversion}</h3>
          <TailoredText part="conversion" shape="run" language={language} />
        </li>
        {words.points.map(({title, text}) => (
          <li key={title}>
            <h3 className={styles.title}>{title}</h3>
            {text}
          </li>
        ))}
        <li>
          <h3 className={styles.title}>{words.destinations.title}</h3>
          {words.destinations.text}
          <SiteLink to="/docs/analytics-platform-integration" className={styles.link}>
            {words.link} <ArrowRight size={18} aria-hidden="true" />
          </SiteLink>
        </li>
      </ul>
    </Section>
  );
}
