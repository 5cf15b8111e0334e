import type {ReactNode} from 'react';
import {Island} from '@site/src/browser/islands/Island';
import {sampleRatioTest} from '@site/src/lib/statistics/proportionTests';
import SampleRatio from '@site/src/tools/sampleRatio/SampleRatio.island';
import {causes} from '@site/src/tools/sampleRatio/words';
import {SiteLink} from '@site/src/ui/SiteLink';
import {ToolPage} from '../_ToolPage';

const example = sampleRatioTest([4000, 4400]);

function Method(): ReactNode {
  return (
    <>
      <p>
        A test that is planned half and half and counts 4,000 visitors in control and 4,400 in treatment expects 4,200
        in each. Pearson’s chi-square adds up what the counts are off, squared, over what was expected: 200² / 4,200
        twice, which is {example.chiSquare.toFixed(2)}.
      </p>
      <p>
        With two versions there is one degree of freedom, and a healthy split comes out at least this uneven in about{' '}
        {Math.round(example.pValue * 1_000_000)} of a million tests (p = {example.pValue.toFixed(6)}). We call a split
        broken below p = 0.001, a chi-square of 10.83 for two versions: strict enough that a look every day for three
        weeks raises a false alarm in 0.8% of tests. With a limit of 0.01 it would be 6.5%.
      </p>
      <p>
        Planned shares are weights, so 50 and 50 say the same as 1 and 1. The check comes from Fabijan and others,{' '}
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

export default function SampleRatioPage(): ReactNode {
  return (
    <ToolPage
      name="sampleRatio"
      tool={<Island of={SampleRatio} props={{}} readsAddress />}
      method={<Method />}
      next={{
        title: 'The split holds? Read the result',
        text: 'The difference with its interval, once both versions got the visitors they were planned to get.',
        link: {to: '/tools/read-a-result', label: 'Read a result'},
      }}
    />
  );
}
