import Layout from '@theme/Layout';
import {NextStep} from '@site/src/ui/NextStep';
import {PageHeader} from '@site/src/ui/PageHeader';
import {Section} from '@site/src/ui/Section';
import {Tailored} from '@site/src/ui/Tailored';
import {caseStudiesPath, nextStep, type CaseStudy} from './studies';
import text from '@site/src/ui/text.module.css';
import styles from './record.module.css';

/** One case study. */
export default function StudyPage({study}: {study: CaseStudy}) {
  const {title, summary, customer, situation, alterations, result} = study;
  return (
    <Layout title={title} description={summary}>
      <main>
        <PageHeader back={{to: caseStudiesPath, label: 'All case studies'}} title={title} lead={summary}>
          <p>{customer}</p>
        </PageHeader>
        {/* The record of a fitting: the situation, each alteration before and after, and the result. */}
        <Section tone="sunken">
          <div className={styles.record}>
            <div className={styles.part}>
              <h2 className={styles.heading}>The situation</h2>
              <p>{situation}</p>
            </div>
            <div className={styles.part}>
              <h2 className={styles.heading}>What was tailored</h2>
              {alterations.map(({part, before, after}) => (
                <div key={part} className={styles.alteration}>
                  <h3>{part}</h3>
                  <p className={text.quiet}>{before}</p>
                  <p>
                    <Tailored>{after}</Tailored>
                  </p>
                </div>
              ))}
            </div>
            <div className={styles.part}>
              <h2 className={styles.heading}>What the test said</h2>
              <p>{result}</p>
            </div>
          </div>
        </Section>
        <NextStep {...nextStep} />
      </main>
    </Layout>
  );
}
