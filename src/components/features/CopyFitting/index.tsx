import type {ComponentType, ReactNode} from 'react';
import {Deferred} from '@site/src/components/Deferred';
import {renderedFitting} from './rendered';

const loadFitting = (): Promise<ComponentType> => import('./Fitting').then((module) => module.Fitting);

/** Pick an audience and a language: the headline is tailored for both. */
export function CopyFitting(): ReactNode {
  return <Deferred rendered={renderedFitting} load={loadFitting} patient />;
}
