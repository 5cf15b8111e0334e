import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import {NextStep} from '@site/src/components/NextStep';
import {PageHeader} from '@site/src/components/PageHeader';
import {PageMeta} from '@site/src/components/PageMeta';
import {Section} from '@site/src/components/Section';
import {SectionHeading} from '@site/src/components/SectionHeading';
import {Jacket} from '@site/src/components/team/Jacket';
import {Photos} from '@site/src/components/team/Photos';
import {Rail} from '@site/src/components/team/Rail';
import {Reveal} from '@site/src/components/team/Reveal';
import {Tape} from '@site/src/components/team/Tape';
import {team} from '@site/src/data/team';
import {teamStructuredData} from '@site/src/lib/teamStructuredData';
import {useSettings} from '@site/src/settings/useSettings';

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
          picture={<Jacket />}
        />
        <Section>
          <SectionHeading title="Five people, one rail" />
          <Rail />
        </Section>
        <Tape />
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
