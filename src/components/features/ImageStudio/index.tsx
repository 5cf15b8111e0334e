import type {ComponentType, ReactNode} from 'react';
import {Deferred} from '@site/src/components/Deferred';
import {renderedStudio} from './rendered';

const loadStudio = (): Promise<ComponentType> => import('./Studio').then((module) => module.Studio);

/** Choose a prompt, crop its picture, and hold it against the original. */
export function ImageStudio(): ReactNode {
  return <Deferred rendered={renderedStudio} load={loadStudio} />;
}
