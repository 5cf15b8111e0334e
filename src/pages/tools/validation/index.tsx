import Layout from '@theme/Layout';
import {NextStep} from '@site/src/ui/NextStep';
import {PageHeader} from '@site/src/ui/PageHeader';
import {Section} from '@site/src/ui/Section';
import {SectionHeading} from '@site/src/ui/SectionHeading';
import {CaseTable} from './_CaseTable';
import {caseGroups, checkCases} from './cases';

const {cases, values} = checkCases(caseGroups);

export default function Validation() {
  return (
    <Layout
      title="How the numbers are proven"
      description="Every function behind the A/B testing tools, beside the published values that it is checked against: R, statsmodels, GrowthBook and the papers."
    >
      <main>
        <PageHeader
          back={{to: '/tools', label: 'All tools'}}
          title="How the numbers are proven"
          lead={`${values} published values in ${cases} cases, each beside what the functions of this site give. If one of them is off, the site is not published.`}
        />
        {caseGroups.map((group, index) => (
          <Section key={group.title} rhythm="tight" seam={index > 0}>
            <SectionHeading title={group.title} />
            <CaseTable group={group} />
          </Section>
        ))}
        <NextStep
          title="Put your own numbers in"
          text="The same functions answer in the tools."
          link={{to: '/tools', label: 'All tools'}}
        />
      </main>
    </Layout>
  );
}
