import type {ComponentType, ReactNode} from 'react';
import {Deferred} from '@site/src/components/Deferred';
import {renderedWalk} from './rendered';

const loadWalk = (): Promise<ComponentType> => import('./Walk').then(({Walk}) => Walk);

/** A page to publish in four steps: the first is in the HTML, beside the names of all. */
export function PublishWalk(): ReactNode {
  return <Deferred rendered={renderedWalk} load={loadWalk} patient />;
}
