import type {ComponentType, ReactNode} from 'react';
import {Deferred} from '@site/src/components/Deferred';
import {renderedBoard} from './rendered';

const loadBoard = (): Promise<ComponentType> => import('./Board').then((module) => module.Board);

/** All tests of a site on one board: choose a metric and a segment, and read what they say together. */
export function InsightsBoard(): ReactNode {
  return <Deferred rendered={renderedBoard} load={loadBoard} patient />;
}
