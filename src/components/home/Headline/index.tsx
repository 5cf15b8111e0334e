import type {ReactNode} from 'react';
import {Tailored} from '@site/src/components/Tailored';
import type {TailoredLine} from '@site/src/data/home/types';

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
