import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import {NextStep} from '@site/src/components/NextStep';
import {PageHeader} from '@site/src/components/PageHeader';
import {PageMeta} from '@site/src/components/PageMeta';
import {Section} from '@site/src/components/Section';
import {StatBand} from '@site/src/components/StatBand';
import {TeamGrid} from '@site/src/components/TeamGrid';
import {experience, experimentsRun, revenueOptimised} from '@site/src/data/claims';
import {organisationStructuredData} from '@site/src/lib/structuredData';
import {useSettings} from '@site/src/settings/useSettings';

export default function Team(): ReactNode {
  const {siteUrl, contactEmail} = useSettings();
  return (
    <Layout
      title="Team"
      description="Who makes Tailor AI: five people who spent their careers on growth, experiments and the pages that ads lead to."
    >
      <PageMeta structuredData={[organisationStructuredData({url: siteUrl, email: contactEmail})]} />
      <main>
        <PageHeader
          title="The people who cut the cloth"
          lead="The founders came from two large social and tech companies, where a page that fits its visitor is the ordinary case. Tailor AI makes it ordinary for everybody else."
        />
        <Section tone="sunken">
          <TeamGrid />
        </Section>
        <StatBand claims={[experience, revenueOptimised, experimentsRun]} label="Experience of the team" />
        <NextStep
          tone="sunken"
          title="Talk to one of us"
          text="Write a line about your page, and a person answers. A personal demo is part of it."
          link={{to: '/blog', label: 'Read what we write'}}
        />
      </main>
    </Layout>
  );
}
