import {Island} from '@site/src/browser/islands/Island';
import {labAnswer} from '@site/src/tools/peekingLab/lab';
import PeekingLab from '@site/src/tools/peekingLab/PeekingLab.island';
import {ToolPage} from '../_ToolPage';
import {Method} from './_Method';

/** What the lab shows before anybody has typed: src/tools/peekingLab/defaults.ts. */
const example = labAnswer({looks: 21, alpha: 0.05, seed: 1});

export default function PeekingLabPage() {
  return (
    <ToolPage
      name="peekingLab"
      tool={<Island of={PeekingLab} props={{example}} readsAddress />}
      methodTitle="What to do in practice"
      method={<Method {...example} />}
      next={{
        title: 'Know the end before the start',
        text: 'How many visitors the test needs, and so the day on which it is decided.',
        link: {to: '/tools/sample-size', label: 'Sample size and duration'},
      }}
    />
  );
}
