import {Island} from '@site/src/browser/islands/Island';
import {peekingLabDefaults} from '@site/src/tools/peekingLab/defaults';
import {labAnswer} from '@site/src/tools/peekingLab/lab';
import PeekingLab from '@site/src/tools/peekingLab/PeekingLab.island';
import {readPeekingLab} from '@site/src/tools/peekingLab/read';
import {ToolPage} from '../_ToolPage';
import {Method} from './_Method';

const {outcome} = readPeekingLab(peekingLabDefaults);
if (outcome === undefined) throw new Error('The defaults of the peeking lab have no answer.');

/** What the lab shows before anybody has typed. */
const example = labAnswer(outcome);

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
