import type {ComponentType, ReactNode} from 'react';
import {Deferred} from '@site/src/components/Deferred';
import {renderedAlterations} from './rendered';

const loadAlterations = (): Promise<ComponentType> => import('./Switches').then((module) => module.Switches);

/** One page and its four changes, each put on and taken off by its card. */
export function Alterations(): ReactNode {
  return <Deferred rendered={renderedAlterations} load={loadAlterations} patient />;
}
