import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import {NextStep} from '@site/src/ui/NextStep';
import {PageHeader} from '@site/src/ui/PageHeader';
import {StudyRecord} from './_StudyRecord';
import {caseStudiesPath, type CaseStudy} from './studies';

/** One case study. */
export default function StudyPage({study}: {study: CaseStudy}): ReactNode {
  const {title, summary, customer} = study;
  return (
    <Layout title={title} description={summary}>
      <main>
        <PageHeader back={{to: caseStudiesPath, label: 'All case studies'}} title={title} lead={summary}>
          <p>{customer}</p>
        </PageHeader>
        <StudyRecord study={study} />
        <NextStep
          title="Tailor a page of your own"
          text="Start with the page that gets the most paid clicks."
          link={{to: '/docs/ab-testing', label: 'How a test works'}}
        />
      </main>
    </Layout>
  );
}
