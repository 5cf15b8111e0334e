import type {ComponentType, ReactNode} from 'react';
import {Deferred} from '@site/src/components/Deferred';
import {renderedKeys} from './rendered';

const loadKeys = (): Promise<ComponentType> => import('./Keys').then((module) => module.Keys);

/** What the keyboard does in a player; below all guides, so its code comes later. */
export function PlayerKeys(): ReactNode {
  return <Deferred rendered={renderedKeys} load={loadKeys} />;
}
