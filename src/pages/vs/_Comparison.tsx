import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import {ComparisonTable} from './_ComparisonTable';
import {comparisonCategories} from './_ComparisonTable/rows';
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
      description="Tailor AI and traditional tools (page builders, testing suites) side by side: editing, setup, AI, personalization, variants, testing."
    >
      <PageMeta canonicalPath="/vs" />
      <main>
        <ComparisonHero />
        {comparisonCategories.map((category) => (
          <Section key={category.id} rhythm="tight">
            <SectionHeading title={category.title} text={category.text} />
            <ComparisonTable category={category} />
          </Section>
        ))}
        <ComparisonVideo />
        <NextStep
          title="Compare it on your own page"
          text="Choose a page you know well, tailor it once, and see how long it takes."
          link={{to: '/demos', label: 'Browse the demos'}}
          tone="sunken"
        />
      </main>
    </Layout>
  );
}
