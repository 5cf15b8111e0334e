import {Island} from '@site/src/browser/islands/Island';
import {pointsRange} from '@site/src/content/conclusionWords';
import {countInWords} from '@site/src/lib/countInWords';
import {fewestForZ, lookAgainLimit, splitLimit} from '@site/src/lib/experiment/counts';
import {percent} from '@site/src/lib/percent';
import ReadResult from '@site/src/tools/readResult/ReadResult.island';
import {readResultDefaults, readResultExample} from '@site/src/tools/readResult/defaults';
import {readFields} from '@site/src/tools/readResult/fields';
import {readResult} from '@site/src/tools/readResult/read';
import {chanceText, liftRange} from '@site/src/tools/readResult/words';
import {pValueText} from '@site/src/tools/pValueText';
import {SiteLink} from '@site/src/ui/SiteLink';
import {ToolPage} from '../_ToolPage';

const {outcome} = readFields({...readResultDefaults, ...readResultExample});
const confidence = Number(readResultDefaults.confidence) / 100;
const level = percent(confidence, 'en', 0);
const example = outcome && readResult(outcome, confidence);

function Example() {
  const [control, treatment] = example?.versions ?? [];
  const comparison = example?.comparisons[0];
  if (example === undefined || control === undefined || treatment === undefined || comparison === undefined)
    return null;
  const {low, high} = comparison.difference;
  return (
    <p>
      In the example, control converts {control.conversions} of {control.visitors.toLocaleString('en-US')} visitors (
      {percent(control.interval.rate)}) and treatment {treatment.conversions} of{' '}
      {treatment.visitors.toLocaleString('en-US')} ({percent(treatment.interval.rate)}). The split is as planned (
      {pValueText(example.split.pValue)}). The difference has a {level} interval of {pointsRange(low, high)}, the
      relative lift is {liftRange(comparison)}, {pValueText(comparison.pValue)}, and with a uniform prior the chance
      that treatment is best is {chanceText(treatment.chance)}. Zero is outside the interval and the planned sample is
      complete, so treatment is ahead at {level} confidence: ship it.
    </p>
  );
}

function Method() {
  return (
    <>
      <Example />
      <ol>
        <li>
          <strong>The split comes first.</strong> If visitors did not come in the planned shares (p below {splitLimit}),
          the result is void, however good it looks. From {splitLimit} to {lookAgainLimit}, look at the split again.
        </li>
        <li>
          <strong>The interval of the difference decides.</strong> Newcombe’s method (1998) combines the Wilson
          intervals of both rates. Whether the bars of two versions overlap decides nothing.
        </li>
        <li>
          <strong>The relative lift has an interval of its own,</strong> from the same two Wilson intervals (Donner and
          Zou, 2012). It excludes zero exactly when the interval of the difference does.
        </li>
        <li>
          <strong>The p-value is a second opinion:</strong> the z test with pooled variance, and Fisher’s exact test if
          fewer than {countInWords(fewestForZ)} conversions are expected in a version. If interval and p-value disagree,
          the result is too close to call.
        </li>
        <li>
          <strong>Several treatments are several chances to be wrong.</strong> Bonferroni’s correction divides the error
          rate among them: with three, each interval has a confidence of {percent(1 - (1 - confidence) / 3, 'en', 2)}.
        </li>
        <li>
          <strong>The chance to be best is Bayesian.</strong> It starts from a uniform Beta prior: all rates are equally
          likely. It does not correct for early looks.
        </li>
      </ol>
      <p>
        Read a result once, when the test has reached its planned sample.{' '}
        <SiteLink to="/tools/peeking-lab">What looking earlier does</SiteLink>
      </p>
    </>
  );
}

export default function ReadResultPage() {
  return (
    <ToolPage
      name="readResult"
      tool={<Island of={ReadResult} props={{}} readsAddress />}
      method={<Method />}
      next={{
        title: 'Read it where the test runs',
        text: 'When a test begins, which visitors count, when it is complete, and when to ramp.',
        link: {to: '/docs/ab-testing', label: 'How A/B tests work'},
      }}
    />
  );
}
