import type {ReactNode} from 'react';
import {Island} from '@site/src/browser/islands/Island';
import {tools} from '@site/src/content/tools';
import SampleSize from '@site/src/tools/sampleSize/SampleSize.island';
import {ToolPage} from '../_ToolPage';
import {Method} from './_Method';

export default function SampleSizePage(): ReactNode {
  return (
    <ToolPage
      name="sampleSize"
      tool={<Island of={SampleSize} props={{}} readsAddress />}
      method={<Method />}
      next={{
        title: 'Write it down before it starts',
        text: 'Hypothesis, metric, size, end date and stop rule on one page, so that nobody moves them later.',
        link: {to: tools.testPlan.path, label: 'Write a test plan'},
      }}
    />
  );
}
