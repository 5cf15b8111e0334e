import type {ReactNode} from 'react';
import type {Crop, Point, Size} from './cropAround';
import {scenes, type SceneName} from './scenes';

export const sceneSize: Size = {width: 400, height: 300};

/** The middle of what each picture is about. */
export const sceneSubjects: Readonly<Record<SceneName, Point>> = {
  original: {x: 200, y: 150},
  office: {x: 236, y: 160},
  phone: {x: 148, y: 150},
  product: {x: 284, y: 158},
};

export interface SceneProps {
  name: SceneName;
  /** The part to be seen; all of it by default. */
  crop?: Crop;
  /** Drawn over the picture, in its coordinates. */
  children?: ReactNode;
}

/** A picture of the drawn coffee page. Decoration: the words beside it say what it shows. */
export function Scene({name, crop, children}: SceneProps) {
  const {x, y, width, height} = crop ?? {x: 0, y: 0, ...sceneSize};
  return (
    <svg
      className="own-light"
      width="100%"
      height="100%"
      viewBox={[x, y, width, height].join(' ')}
      preserveAspectRatio="xMidYMid slice"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {scenes[name]}
      {children}
    </svg>
  );
}
