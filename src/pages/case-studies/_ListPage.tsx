import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import {NextStep} from '@site/src/ui/NextStep';
import {PageHeader} from '@site/src/ui/PageHeader';
import {StudyList, type TaggedStudy} from './_StudyList';

/** The list of case studies. */
export default function ListPage({studies}: {studies: readonly TaggedStudy[]}): ReactNode {
  return (
    <Layout
      title="Case Studies"
      description="Pages that customers tailored with Tailor AI: what each of them said before, what it says now, and what the test found."
    >
      <main>
        <PageHeader
          title="Case studies"
          lead="Pages that were tailored, each with what was changed and what the test said about it."
        />
        <StudyList studies={studies} />
        <NextStep
          title="Tailor a page of your own"
          text="Start with the page that gets the most paid clicks."
          link={{to: '/docs/ab-testing', label: 'How a test works'}}
        />
      </main>
    </Layout>
  );
}
