import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import {Island} from '@site/src/browser/islands/Island';
import {NextStep} from '@site/src/components/NextStep';
import {PageMeta} from '@site/src/components/PageMeta';
import {PlanCards} from '@site/src/components/PlanCards';
import {QuestionList} from '@site/src/components/QuestionList';
import {Section} from '@site/src/components/Section';
import {SectionHeading} from '@site/src/components/SectionHeading';
import {SplitSection} from '@site/src/components/SplitSection';
import {OpenPoints} from '@site/src/components/pricing/OpenPoints';
import {PlanTable} from '@site/src/components/pricing/PlanTable';
import {PricingHero} from '@site/src/components/pricing/PricingHero';
import TierEstimator from '@site/src/components/pricing/TierEstimator/TierEstimator.island';
import {TrafficScaling} from '@site/src/components/pricing/TrafficScaling';
import {pricingQuestions} from '@site/src/data/plans/questions';
import {priceSheet} from '@site/src/data/plans/sheet';
import {sharedLines} from '@site/src/data/plans/words';
import {planLines} from '@site/src/lib/pricing/planLines';
import {faqStructuredData} from '@site/src/lib/structuredData';

const {plans, tiers} = priceSheet;

export default function Pricing(): ReactNode {
  return (
    <Layout
      title="Pricing"
      description="Start free for 60 days on any plan. Unlimited variants and A/B testing are in all of them; plans grow with your traffic."
    >
      <PageMeta structuredData={[faqStructuredData(pricingQuestions)]} />
      <main>
        <PricingHero>
          <PlanCards sheet={priceSheet} />
        </PricingHero>
        <TrafficScaling />
        {tiers.length > 0 && (
          <Section>
            <SectionHeading
              title="Your traffic, your price"
              text="By slider or by number: the stitched line is yours."
            />
            <Island of={TierEstimator} props={{sheet: priceSheet}} />
          </Section>
        )}
        <Section>
          <SectionHeading title="The plans line by line" />
          <PlanTable
            label="The plans line by line"
            corner="What you get"
            plans={plans}
            lines={planLines(plans, sharedLines(plans))}
          />
        </Section>
        <OpenPoints sheet={priceSheet} />
        <SplitSection title="Questions, answered">
          <QuestionList questions={pricingQuestions} />
        </SplitSection>
        <NextStep
          title="Try it before there is a bill"
          text="Limited early access is free. Bring one page and one idea."
          tone="denim"
        />
      </main>
    </Layout>
  );
}
