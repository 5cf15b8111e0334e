import type {ComponentType, ReactNode} from 'react';
import {Deferred} from '@site/src/components/Deferred';
import {renderedFitting} from './rendered';

const loadFitting = (): Promise<ComponentType> => import('./Fitting').then((module) => module.Fitting);

/** Choose a kind of visitor: the drawn page shows, hides and reorders its parts. */
export function ElementFitting(): ReactNode {
  return <Deferred rendered={renderedFitting} load={loadFitting} />;
}
