import type {ReactNode} from 'react';
import {Tailored} from '@site/src/ui/Tailored';
import type {TailoredLine} from '../words/types';

/** The headline, with the stretch that was tailored for this visitor stitched. */
export function Headline({line}: {line: TailoredLine}): ReactNode {
  return (
    <>
      {line.before}
      <Tailored>{line.tailored}</Tailored>
      {line.after}
    </>
  );
}
