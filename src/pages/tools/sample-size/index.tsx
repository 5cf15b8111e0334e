import {Island} from '@site/src/browser/islands/Island';
import {errorByLook} from '@site/src/lib/statistics/looks';
import {criticalValue, normalQuantile} from '@site/src/lib/statistics/normal';
import {visitorsForRates} from '@site/src/lib/statistics/power';
import {numberDefaults} from '@site/src/tools/sampleSize/defaults';
import {countText, rateText} from '@site/src/tools/sampleSize/numberTexts';
import {sizeOf} from '@site/src/tools/sampleSize/plan';
import {readNumbers} from '@site/src/tools/sampleSize/readNumbers';
import SampleSize from '@site/src/tools/sampleSize/SampleSize.island';
import {SiteLink} from '@site/src/ui/SiteLink';
import {ToolPage} from '../_ToolPage';

const {numbers} = readNumbers(numberDefaults);
if (numbers === undefined) throw new Error('The defaults of the sample size have no answer.');
const {baseline, changed, alpha, power, sides, visitors} = numbers;
const mean = (baseline + changed) / 2;
const size = sizeOf(numbers);
/** Every day for three weeks. */
const looks = 21;
const falseWinners = errorByLook(Array.from({length: looks}, () => criticalValue(alpha, sides))).at(-1) ?? 0;

/** The steps of the numbers that the calculator begins with, as they are written on the page. */
const example = {
  baseline: rateText(baseline),
  changed: rateText(changed),
  mean: rateText(mean),
  difference: (changed - baseline).toFixed(4),
  critical: criticalValue(alpha, sides).toFixed(3),
  powerValue: normalQuantile(power).toFixed(3),
  pooled: Math.sqrt(2 * mean * (1 - mean)).toFixed(5),
  separate: Math.sqrt(baseline * (1 - baseline) + changed * (1 - changed)).toFixed(5),
  exact: visitorsForRates({baseline, changed}, power, {alpha, sides}).toLocaleString('en-US', {
    maximumFractionDigits: 2,
  }),
  perVersion: countText(size.perVersion),
  inAll: countText(size.inAll),
  visitors: countText(visitors),
  days: size.days.toFixed(1),
  weeks: String(size.weeks),
  falseWinners: rateText(Number(falseWinners.toFixed(2))),
  /** By symmetry, half of them. */
  falseTreatments: rateText(Number((falseWinners / 2).toFixed(3))),
} as const;

function Method() {
  return (
    <>
      <p>
        The formula is that of Fleiss, Levin and Paik,{' '}
        <SiteLink to="https://doi.org/10.1002/0471445428">Statistical Methods for Rates and Proportions</SiteLink>{' '}
        (2003), chapter 4, without continuity correction: the one behind <code>power.prop.test</code> in R. It asks how
        far apart two rates must be to stand out from chance, and how much chance is left with so many visitors.
      </p>
      <p>
        For a rate of {example.baseline} and a lift to {example.changed}, the mean rate is {example.mean}. The spread of
        the difference for one visitor in each version is √(2 × mean × (1 − mean)), {example.pooled}, if nothing
        changed, and {example.separate} from the two rates themselves if the lift is real. Confidence of{' '}
        {rateText(1 - alpha)} on two sides gives the first a weight of {example.critical}, and power of{' '}
        {rateText(power)} gives the second {example.powerValue}.
      </p>
      <p>
        ({example.critical} × {example.pooled} + {example.powerValue} × {example.separate}) / {example.difference},
        squared and with all digits, is {example.exact}: {example.perVersion} visitors in each version, {example.inAll}{' '}
        in all. With {example.visitors} a day they come in {example.days} days, so the test runs for {example.weeks}{' '}
        weeks.
      </p>
      <h3>Confidence and power</h3>
      <p>
        Confidence of {rateText(1 - alpha)} means: of 100 tests of two equal pages, {Math.round(100 * (1 - alpha))}{' '}
        report no difference. Power of {rateText(power)} means: of 100 tests of a lift exactly as large as the one you
        look for, {Math.round(100 * power)} find it. Larger lifts are found more often, smaller ones less often. A
        one-sided test takes fewer visitors because it never reports a loss.
      </p>
      <h3>Whole weeks</h3>
      <p>
        Weekdays and weekends bring different people, so each weekday should count equally often. Visitors a day are
        people who have not been counted before: returning visitors don’t count again. Take an average of several weeks
        from your analytics, over a period as long as the test.
      </p>
      <h3>Why not stop early</h3>
      <p>
        The size holds for one look at the end. If you look every day for three weeks and stop at the first significant
        result, {example.falseWinners} of tests of equal pages have a winner, in either direction, instead of{' '}
        {rateText(alpha)}. Winners in favor of treatment go from {rateText(alpha / 2)} to {example.falseTreatments}.{' '}
        <SiteLink to="/tools/peeking-lab">The peeking lab</SiteLink> shows how that happens, and{' '}
        <SiteLink to="/docs/ab-testing#do-not-peek">the guide to A/B testing</SiteLink> says what to do instead.
      </p>
    </>
  );
}

export default function SampleSizePage() {
  return (
    <ToolPage
      name="sampleSize"
      tool={<Island of={SampleSize} props={{}} readsAddress />}
      method={<Method />}
      next={{
        title: 'Write it down before it starts',
        text: 'Hypothesis, metric, size, end date and stop rule on one page, so that nobody moves them later.',
        link: {to: '/tools/test-plan', label: 'Write a test plan'},
      }}
    />
  );
}
