import type {ReactNode} from 'react';
import type {PictureName} from '../panels';
import {Beans} from './pictures/Beans';
import {Carafe} from './pictures/Carafe';
import {Cup} from './pictures/Cup';

const pictures = {beans: Beans, carafe: Carafe, cup: Cup} as const satisfies Record<PictureName, unknown>;

/** A photograph of the demonstration page, drawn; it fills its box, crops at the edges, and stands on its table. */
export function Picture({name}: {readonly name: PictureName}): ReactNode {
  const Drawing = pictures[name];
  return (
    <svg viewBox="0 0 240 280" aria-hidden="true" preserveAspectRatio="xMidYMax slice">
      <Drawing />
    </svg>
  );
}
