import type {ReactNode} from 'react';
import type {PictureName} from '../scenes';
import Beans from './pictures/beans.svg';
import Carafe from './pictures/carafe.svg';
import Cup from './pictures/cup.svg';

const pictures = {beans: Beans, carafe: Carafe, cup: Cup} as const satisfies Record<PictureName, unknown>;

/** A photograph of the demonstration page, drawn; it fills its box and crops at the edges. */
export function Picture({name}: {readonly name: PictureName}): ReactNode {
  const Drawing = pictures[name];
  return <Drawing aria-hidden="true" preserveAspectRatio="xMidYMid slice" />;
}
