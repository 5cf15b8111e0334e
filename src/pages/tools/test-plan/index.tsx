import type {ReactNode} from 'react';
import {Island} from '@site/src/browser/islands/Island';
import {tools} from '@site/src/content/tools';
import TestPlan from '@site/src/tools/testPlan/TestPlan.island';
import {ToolPage} from '../_ToolPage';
import {Method} from './_Method';

export default function TestPlanPage(): ReactNode {
  return (
    <ToolPage
      name="testPlan"
      tool={<Island of={TestPlan} props={{}} readsAddress />}
      method={<Method />}
      next={{
        title: 'Start it, and leave it alone',
        text: 'When the day has come, check the split first. Then read the result.',
        link: {to: tools.sampleRatio.path, label: 'Check the split'},
      }}
    />
  );
}
