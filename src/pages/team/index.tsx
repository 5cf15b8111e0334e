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
          title="Meet the team"
          lead="The founders worked at two large social and tech companies. Now five of us make AI that tailors landing pages, for marketers everywhere."
          picture={<TeamDrawing />}
        />
        <Section>
          <SectionHeading title="The five of us" />
          <TeamList />
        </Section>
        <Experience />
        <Section tone="sunken">
          <SectionHeading title="How we work" text="Each picture links to an article." />
          <Photos />
        </Section>
        <Reveal share={0.1}>
          <NextStep
            title="Talk to one of us"
            text="Drop us a line about your page, and one of us will answer. A personal demo is included."
            link={{to: '/blog', label: 'Read what we write'}}
          />
        </Reveal>
      </main>
    </Layout>
  );
}
