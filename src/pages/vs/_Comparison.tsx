import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import {ComparisonTable} from './_ComparisonTable';
import {NextStep} from '@site/src/ui/NextStep';
import {PageMeta} from '@site/src/ui/PageMeta';
import {Section} from '@site/src/ui/Section';
import {SectionHeading} from '@site/src/ui/SectionHeading';
import {ComparisonHero} from './_ComparisonHero';
import {ComparisonVideo} from './_ComparisonVideo';

/** The comparison with traditional tools, the same under /vs and under any competitor's name. */
export default function Comparison(): ReactNode {
  return (
    <Layout
      title="Compare"
      description="Tailor AI and traditional landing page tools side by side: editing, setup, AI, personalization, variants and testing."
    >
      <PageMeta canonicalPath="/vs" />
      <main>
        <ComparisonHero />
        <Section>
          <SectionHeading title="Six differences, row by row" />
          <ComparisonTable />
        </Section>
        <ComparisonVideo />
        <NextStep
          title="Compare it on your own page"
          text="The fairest comparison is a page you know. Tailor it once, and judge by how long it took."
          link={{to: '/demos', label: 'Browse the demos'}}
          tone="sunken"
        />
      </main>
    </Layout>
  );
}
