import {labAnswer} from '@site/src/tools/peekingLab/lab';
import PeekingLab from '@site/src/tools/peekingLab/PeekingLab.island';

const example = labAnswer({looks: 5, alpha: 0.05, seed: 3});

/** The lab with an answer to begin with, as on its own page: there are no workers in tests that could compute one. */
export function Lab({preset}: {readonly preset?: string | undefined}) {
  return <PeekingLab preset={preset} example={example} />;
}
