import {Island} from '@site/src/browser/islands/Island';
import {countInWords} from '@site/src/lib/countInWords';
import {obrienFlemingLimits, pocockLimits} from '@site/src/lib/statistics/looks';
import {visitorsFactor} from '@site/src/lib/statistics/looksPower';
import {rateText} from '@site/src/tools/sampleSize/numberTexts';
import {planDocument} from '@site/src/tools/testPlan/document';
import {exampleTexts} from '@site/src/tools/testPlan/exampleTexts';
import {markdownOf} from '@site/src/tools/testPlan/markdown';
import {readTestPlan} from '@site/src/tools/testPlan/read';
import TestPlan from '@site/src/tools/testPlan/TestPlan.island';
import {SiteLink} from '@site/src/ui/SiteLink';
import {ToolPage} from '../_ToolPage';
import styles from './styles.module.css';

const {outcome} = readTestPlan(exampleTexts);
if (outcome === undefined) throw new Error('The worked example of the test plan has no answer.');

/** The plan that the empty fields suggest. */
const examplePlan = markdownOf(planDocument(outcome));

const looks = 5;
const {alpha, power} = outcome.numbers;
const more = (limits: readonly number[]): string =>
  rateText(Number((visitorsFactor(limits, power, alpha) - 1).toFixed(3)));

/** What weekly looks cost, with the site’s confidence and power. */
const cost = {
  looks: countInWords(looks),
  pocock: more(pocockLimits(looks, alpha)),
  obrienFleming: more(obrienFlemingLimits(looks, alpha)),
} as const;

function Method() {
  return (
    <>
      <p>
        The size and the weeks are those of <SiteLink to="/tools/sample-size">sample size and duration</SiteLink>. The
        test runs from the first day for whole weeks, so it is read on the weekday on which it began. Days are those of
        the calendar, the same in every time zone.
      </p>
      <h3>Read once, or every week</h3>
      <p>
        By default the result is read once, at the end. If that is too long to wait, choose a rule with a limit for each
        weekly look. Limits of O’Brien and Fleming are strict at first and leave the last look nearly as it was; those
        of Pocock are the same at every look. Both make {countInWords(Math.round(100 * alpha))} false winners in 100
        tests of equal pages in all, in either direction, and {Number((50 * alpha).toFixed(1))} in favor of the
        treatment, at {rateText(1 - alpha)} confidence. <SiteLink to="/tools/read-a-result">Read a result</SiteLink>{' '}
        gives the p-value of a look.
      </p>
      <p>
        Looks cost visitors if there is no early winner: {cost.obrienFleming} more for {cost.looks} looks with
        O’Brien-Fleming limits, {cost.pocock} with Pocock’s, at {rateText(power)} power. The plan includes them. The
        figures are those of Jennison and Turnbull,{' '}
        <SiteLink to="https://doi.org/10.1201/9780367805326">
          Group Sequential Methods with Applications to Clinical Trials
        </SiteLink>{' '}
        (2000), worked out by the same recursion as <SiteLink to="/tools/peeking-lab">the peeking lab</SiteLink>.
      </p>
      <h3>A plan as Markdown</h3>
      <p>This is what the button copies once the fields hold what they suggest.</p>
      <pre className={styles.plan}>{examplePlan}</pre>
    </>
  );
}

export default function TestPlanPage() {
  return (
    <ToolPage
      name="testPlan"
      tool={<Island of={TestPlan} props={{}} readsAddress />}
      method={<Method />}
      next={{
        title: 'Start it, and leave it alone',
        text: 'When the day has come, check the split first. Then read the result.',
        link: {to: '/tools/sample-ratio', label: 'Check the split'},
      }}
    />
  );
}
