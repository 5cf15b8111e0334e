import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import {NextStep} from '@site/src/ui/NextStep';
import {PageHeader} from '@site/src/ui/PageHeader';
import {PageMeta} from '@site/src/ui/PageMeta';
import {Section} from '@site/src/ui/Section';
import {SectionHeading} from '@site/src/ui/SectionHeading';
import {TeamDrawing} from './_TeamDrawing';
import {Photos} from './_Photos';
import {TeamList} from './_TeamList';
import {Reveal} from './_Reveal';
import {Experience} from './_Experience';
import {team} from './words';
import {teamStructuredData} from './structuredData';
import {useSettings} from '@site/src/lib/settings/useSettings';

export default function Team(): ReactNode {
  const {siteUrl, contactEmail} = useSettings();
  return (
    <Layout
      title="Team"
      description="Who makes Tailor AI: five people from CEO to COO, with 10+ years of experience and 1000s of experiments behind them."
    >
      <PageMeta structuredData={[teamStructuredData(team, {url: siteUrl, email: contactEmail})]} />
      <main>
        <PageHeader
          title="The people who cut the cloth"
          lead="The founders came from two large social and tech companies, where a page that fits its visitor is the ordinary case. Tailor AI makes it ordinary for everybody else."
          picture={<TeamDrawing />}
        />
        <Section>
          <SectionHeading title="Five people, one rail" />
          <TeamList />
        </Section>
        <Experience />
        <Section tone="sunken">
          <SectionHeading title="At the table" text="How we work is written down; each photo leads to the article." />
          <Photos />
        </Section>
        <Reveal share={0.1}>
          <NextStep
            title="Talk to one of us"
            text="Write a line about your page, and a person answers. A personal demo is part of it."
            link={{to: '/blog', label: 'Read what we write'}}
          />
        </Reveal>
      </main>
    </Layout>
  );
}
