import type {ComponentType, ReactNode} from 'react';
import {Deferred} from '@site/src/components/Deferred';
import {renderedWays} from './rendered';

const loadWays = (): Promise<ComponentType> => import('./Ways').then(({Ways}) => Ways);

/** The two ways of work: on the first screen, so its code waits for the reader's first action. */
export function TwoWays(): ReactNode {
  return <Deferred rendered={renderedWays} load={loadWays} patient />;
}
