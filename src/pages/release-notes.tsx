import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import {NextStep} from '@site/src/components/NextStep';
import {PageHeader} from '@site/src/components/PageHeader';
import {ReleaseList} from '@site/src/components/ReleaseList';
import {latestRelease} from '@site/src/data/releases';
import {longDate} from '@site/src/lib/dates';

export default function ReleaseNotes(): ReactNode {
  return (
    <Layout
      title="Release Notes"
      description="What changed in Tailor AI, month by month: new features, improvements and what comes next. Newest release first."
    >
      <main>
        <PageHeader title="Release notes" lead="What changed in the product, newest first, and what comes next.">
          <p>Last updated: {longDate(latestRelease.date)}</p>
          <p>Release: {latestRelease.version}</p>
        </PageHeader>
        <ReleaseList />
        <NextStep
          title="Missing something?"
          text="Tell us what your next test needs. Requests from people who run tests come first."
          link={{to: '/docs', label: 'Read the docs'}}
        />
      </main>
    </Layout>
  );
}
