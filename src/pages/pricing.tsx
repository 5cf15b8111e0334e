import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import {NextStep} from '@site/src/components/NextStep';
import {PageHeader} from '@site/src/components/PageHeader';
import {PlanCards} from '@site/src/components/PlanCards';
import {QuestionList} from '@site/src/components/QuestionList';
import {SplitSection} from '@site/src/components/SplitSection';
import {Wrap} from '@site/src/components/Wrap';
import {freeTrial} from '@site/src/data/claims';
import {pricingQuestions} from '@site/src/data/plans';

export default function Pricing(): ReactNode {
  return (
    <Layout
      title="Pricing"
      description="Start free for 60 days on any plan. Unlimited variants and A/B testing are in all of them; plans grow with your traffic."
    >
      <main>
        <PageHeader
          title="Start free, grow with your traffic"
          lead={`Every plan begins with a ${freeTrial.value} ${freeTrial.label} and full access. What differs is how many audiences you speak to, and with how many colleagues.`}
        />
        <Wrap>
          <PlanCards />
        </Wrap>
        <SplitSection
          title="You pay for visitors, not for pages"
          text="Make as many tailored pages as you like. Traffic is what a plan is measured by."
        >
          <p>
            Traffic means unique monthly visitors on pages where Tailor is active. When you outgrow a tier, the plan
            scales to the next one automatically, with notice before the change. The rates of the tiers are TBD; until
            they are published, your trial is the place to find out what you need.
          </p>
        </SplitSection>
        <SplitSection tone="sunken" title="Questions, answered">
          <QuestionList questions={pricingQuestions} />
        </SplitSection>
        <NextStep
          title="Try it before there is a bill"
          text="Limited early access is free. Bring one page and one idea."
        />
      </main>
    </Layout>
  );
}
