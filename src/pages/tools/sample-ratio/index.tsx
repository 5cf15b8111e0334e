import {Island} from '@site/src/browser/islands/Island';
import {sampleRatioTest} from '@site/src/lib/statistics/proportionTests';
import SampleRatio from '@site/src/tools/sampleRatio/SampleRatio.island';
import {causes} from '@site/src/tools/sampleRatio/words';
import {SiteLink} from '@site/src/ui/SiteLink';
import {ToolPage} from '../_ToolPage';

const example = sampleRatioTest([4000, 4400]);

function Method() {
  return (
    <>
      <p>
        In the example, a test planned half and half counts 4,000 visitors in control and 4,400 in treatment, so 4,200
        are expected in each. Pearson’s chi-square squares each difference, divides it by the expected count, and adds
        them up: 200² / 4,200, twice, is {example.chiSquare.toFixed(2)}.
      </p>
      <p>
        With two versions there is one degree of freedom, and a healthy split is at least this uneven in about{' '}
        {Math.round(example.pValue * 1_000_000)} of a million tests (p = {example.pValue.toFixed(6)}). Below p = 0.001,
        a chi-square of 10.83 for two versions, we call a split broken. That is strict: if you look every day for three
        weeks, 0.8% of healthy tests raise a false alarm. With a limit of 0.01 it would be 6.5%, so from 0.001 to 0.01
        the tool only says to look again.
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
