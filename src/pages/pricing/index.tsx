import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import {NextStep} from '@site/src/ui/NextStep';
import {PageMeta} from '@site/src/ui/PageMeta';
import {PlanCards} from './_PlanCards';
import {QuestionList} from '@site/src/ui/QuestionList';
import {Section} from '@site/src/ui/Section';
import {SectionHeading} from '@site/src/ui/SectionHeading';
import {OpenPoints} from './_OpenPoints';
import {PricingHero} from './_PricingHero';
import {TrafficScaling} from './_TrafficScaling';
import {pricingQuestions} from './questions';
import {trialDays} from '@site/src/content/claims';
import {faqStructuredData} from '@site/src/lib/structuredData';
import styles from './styles.module.css';

export default function Pricing(): ReactNode {
  return (
    <Layout
      title="Pricing"
      description={`Start free for ${trialDays} days on any plan. Each includes unlimited variants and A/B testing; plans grow with your traffic.`}
    >
      <PageMeta structuredData={[faqStructuredData(pricingQuestions)]} />
      <main data-lit>
        <PricingHero>
          <PlanCards />
        </PricingHero>
        <TrafficScaling />
        <Section tone="sunken">
          <div className={styles.answers}>
            <SectionHeading title="Questions, answered" />
            <QuestionList questions={pricingQuestions} />
            <OpenPoints />
          </div>
        </Section>
        <NextStep
          title="Try it on one page"
          text={`Early access is limited and free, and your trial lasts ${trialDays} days. All you need is a page and an idea.`}
          link={{to: '/trust', label: 'Data and security'}}
          tone="denim"
          picture={{src: '/img/pricing/jacket.svg', width: 300, height: 393}}
        />
      </main>
    </Layout>
  );
}
