import {Island} from '@site/src/browser/islands/Island';
import {lookAgainLimit, splitLimit} from '@site/src/lib/experiment/counts';
import {percent} from '@site/src/lib/percent';
import {errorByLook} from '@site/src/lib/statistics/looks';
import {criticalValue} from '@site/src/lib/statistics/normal';
import {sampleRatioDefaults} from '@site/src/tools/sampleRatio/defaults';
import {readSampleRatio} from '@site/src/tools/sampleRatio/read';
import SampleRatio from '@site/src/tools/sampleRatio/SampleRatio.island';
import {causes, wholeNumber} from '@site/src/tools/sampleRatio/words';
import {SiteLink} from '@site/src/ui/SiteLink';
import {ToolPage} from '../_ToolPage';

const {outcome} = readSampleRatio(sampleRatioDefaults);
const [control, treatment] = outcome?.versions ?? [];
if (outcome === undefined || control === undefined || treatment === undefined) {
  throw new Error('The defaults of the sample ratio check have no answer.');
}

/** The numbers that the tool begins with, as they are written on the page. */
const example = {
  control: wholeNumber(control.visitors),
  treatment: wholeNumber(treatment.visitors),
  expected: wholeNumber(treatment.expected),
  difference: wholeNumber(treatment.visitors - treatment.expected),
  chiSquare: outcome.chiSquare.toFixed(2),
  pValue: outcome.pValue.toFixed(6),
  ofAMillion: String(Math.round(outcome.pValue * 1_000_000)),
} as const;

/** How many healthy tests raise a false alarm at a limit of p, looked at every day for three weeks. */
const falseAlarms = (limit: number): string =>
  percent(errorByLook(Array.from({length: 21}, () => criticalValue(limit))).at(-1) ?? 0);

function Method() {
  return (
    <>
      <p>
        In the example, a test planned half and half counts {example.control} visitors in control and{' '}
        {example.treatment} in treatment, so {example.expected} are expected in each. Pearson’s chi-square squares each
        difference, divides it by the expected count, and adds them up: {example.difference}² / {example.expected},
        twice, is {example.chiSquare}.
      </p>
      <p>
        With two versions there is one degree of freedom, and a healthy split is at least this uneven in about{' '}
        {example.ofAMillion} of a million tests (p = {example.pValue}). Below p = {splitLimit}, a chi-square of{' '}
        {(criticalValue(splitLimit) ** 2).toFixed(2)} for two versions, we call a split broken. That is strict: if you
        look every day for three weeks, {falseAlarms(splitLimit)} of healthy tests raise a false alarm. With a limit of{' '}
        {lookAgainLimit} it would be {falseAlarms(lookAgainLimit)}, so from {splitLimit} to {lookAgainLimit} the tool
        only says to look again.
      </p>
      <p>
        Shares that do not add up to 100 are read as parts of their sum, so 1 and 1 mean 50% each. The check comes from
        Fabijan and others,{' '}
        <SiteLink to="https://doi.org/10.1145/3292500.3330722">Diagnosing sample ratio mismatch</SiteLink> (2019).
      </p>
      <h3>Where visitors go missing</h3>
      <ul>
        {causes.map((cause) => (
          <li key={cause}>{cause}</li>
        ))}
      </ul>
    </>
  );
}

export default function SampleRatioPage() {
  return (
    <ToolPage
      name="sampleRatio"
      tool={<Island of={SampleRatio} props={{}} readsAddress />}
      method={<Method />}
      next={{
        title: 'The split holds? Read the result',
        text: 'The difference with its interval, once the test has reached its planned sample.',
        link: {to: '/tools/read-a-result', label: 'Read a result'},
      }}
    />
  );
}
