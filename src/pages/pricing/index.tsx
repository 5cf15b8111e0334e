import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import {Island} from '@site/src/browser/islands/Island';
import {NextStep} from '@site/src/ui/NextStep';
import {PageMeta} from '@site/src/ui/PageMeta';
import {PlanCards} from './_PlanCards';
import {QuestionList} from '@site/src/ui/QuestionList';
import {Section} from '@site/src/ui/Section';
import {SectionHeading} from '@site/src/ui/SectionHeading';
import {OpenPoints} from './_OpenPoints';
import {PricingHero} from './_PricingHero';
import TierEstimator from './_TierEstimator/TierEstimator.island';
import {TrafficScaling} from './_TrafficScaling';
import {pricingQuestions} from './questions';
import {trialDays} from '@site/src/content/claims';
import {priceSheet} from '@site/src/content/plans';
import {faqStructuredData} from '@site/src/lib/structuredData';
import styles from './styles.module.css';

const {tiers} = priceSheet;

export default function Pricing(): ReactNode {
  return (
    <Layout
      title="Pricing"
      description={`Start free for ${trialDays} days on any plan. Each includes unlimited variants and A/B testing; plans grow with your traffic.`}
    >
      <PageMeta structuredData={[faqStructuredData(pricingQuestions)]} />
      <main data-lit>
        <PricingHero>
          <PlanCards sheet={priceSheet} />
        </PricingHero>
        <TrafficScaling />
        {tiers.length > 0 && (
          <Section>
            <SectionHeading
              title="Your traffic, your price"
              text="Use the slider or type a number. The framed line is yours."
            />
            <Island of={TierEstimator} props={{sheet: priceSheet}} />
          </Section>
        )}
        <Section tone="sunken">
          <div className={styles.answers}>
            <SectionHeading title="Questions, answered" />
            <QuestionList questions={pricingQuestions} />
            <OpenPoints sheet={priceSheet} />
          </div>
        </Section>
        <NextStep
          title="Try it on one page"
          text="Limited early access is free. All you need is a page and an idea."
          link={{to: '/trust', label: 'Data and security'}}
          tone="denim"
          picture={{src: '/img/pricing/jacket.svg', width: 300, height: 393}}
        />
      </main>
    </Layout>
  );
}
