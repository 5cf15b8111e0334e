import type {ComponentType, ReactNode} from 'react';
import {Deferred} from '@site/src/components/Deferred';
import {renderedLoom} from './rendered';

const loadLoom = (): Promise<ComponentType> => import('./Loom').then(({Loom}) => Loom);

/** Thread a visit through what triggers look at, and see which page it gets. */
export function TriggerLoom(): ReactNode {
  return <Deferred rendered={renderedLoom} load={loadLoom} patient />;
}
