import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import {NextStep} from '@site/src/components/NextStep';
import {PageHeader} from '@site/src/components/PageHeader';
import {FittingRecord} from '@site/src/components/caseStudies/FittingRecord';
import {caseStudiesPath, type CaseStudy} from '@site/src/data/caseStudies';

/** One case study. */
export default function StudyRoute({study}: {study: CaseStudy}): ReactNode {
  const {title, summary, customer} = study;
  return (
    <Layout title={title} description={summary}>
      <main>
        <PageHeader back={{to: caseStudiesPath, label: 'All case studies'}} title={title} lead={summary}>
          <p>{customer}</p>
        </PageHeader>
        <FittingRecord study={study} />
        <NextStep
          title="Tailor a page of your own"
          text="Start with the page that gets the most paid clicks."
          link={{to: '/docs/ab-testing', label: 'How a test works'}}
        />
      </main>
    </Layout>
  );
}
