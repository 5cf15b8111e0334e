import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import {NextStep} from '@site/src/ui/NextStep';
import {ReleaseList} from './_ReleaseList';
import {ReleaseOpening} from './_ReleaseOpening';

export default function ReleaseNotes(): ReactNode {
  return (
    <Layout
      title="Release Notes"
      description="What changed in Tailor AI, month by month: new features, improvements and what comes next. Newest release first."
    >
      <main>
        <ReleaseOpening />
        <ReleaseList />
        <NextStep
          title="Missing something?"
          text="Tell us what your next test needs."
          link={{to: '/docs', label: 'Read the docs'}}
        />
      </main>
    </Layout>
  );
}
