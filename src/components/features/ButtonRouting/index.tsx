import type {ComponentType, ReactNode} from 'react';
import {Deferred} from '@site/src/components/Deferred';
import {renderedRouting} from './rendered';

const loadRouting = (): Promise<ComponentType> => import('./Routing').then((module) => module.Routing);

/** Choose where the visitor comes from: the button says something else, and leads elsewhere. */
export function ButtonRouting(): ReactNode {
  return <Deferred rendered={renderedRouting} load={loadRouting} />;
}
