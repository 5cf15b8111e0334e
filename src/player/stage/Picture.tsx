import type {ReactNode, SVGProps} from 'react';
import type {PictureName} from '../panels';
import {Beans} from './pictures/Beans';
import {Carafe} from './pictures/Carafe';
import {Cup} from './pictures/Cup';

const pictures = {beans: Beans, carafe: Carafe, cup: Cup} as const satisfies Record<PictureName, unknown>;

interface PictureProps extends Pick<SVGProps<SVGSVGElement>, 'x' | 'y' | 'width' | 'height'> {
  readonly name: PictureName;
}

/**
 * A photograph of the demonstration page, drawn; it fills its box, crops at the edges, and stands on its table. Its
 * place is said where it is a part of another drawing.
 */
export function Picture({name, ...place}: PictureProps): ReactNode {
  const Drawing = pictures[name];
  return (
    <svg {...place} className="own-light" viewBox="0 0 240 280" aria-hidden="true" preserveAspectRatio="xMidYMax slice">
      <Drawing />
    </svg>
  );
}
