import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Language} from '@site/src/lib/audience';
import {ArrowRight} from 'lucide-react';
import {ResultsTable} from './ResultsTable';
import {Section} from '@site/src/ui/Section';
import denim from '@site/src/ui/denim.module.css';
import {SiteLink} from '@site/src/ui/SiteLink';
import {TailoredText} from '../Stitch';
import {WideHeading} from '../WideHeading';
import type {SectionWords} from '../words/sections.en';
import styles from './styles.module.css';

function Rule({title, children}: {readonly title: string; readonly children: ReactNode}) {
  return (
    <li>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </li>
  );
}

/** What a test shows, and where its events go. */
export function Analytics({words, language}: {words: SectionWords['analytics']; language: Language}) {
  return (
    <Section tone="denim" className={styles.band}>
      <div className={denim.words}>
        <WideHeading title={words.heading}>{words.lead}</WideHeading>
      </div>
      <ResultsTable words={words.table} language={language} />
      <ul className={clsx(styles.points, denim.words)}>
        <Rule title={words.conversion}>
          <TailoredText part="conversion" shape="run" language={language} />
        </Rule>
        {words.points.map(({title, text}) => (
          <Rule key={title} title={title}>
            {text}
          </Rule>
        ))}
        <Rule title={words.destinations.title}>
          {words.destinations.text}
          <SiteLink to="/docs/analytics-platform-integration" className={styles.link}>
            {words.link} <ArrowRight size={18} aria-hidden="true" />
          </SiteLink>
        </Rule>
      </ul>
    </Section>
  );
}
