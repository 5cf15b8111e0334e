import type {ComponentType, ReactNode} from 'react';
import {Deferred} from '@site/src/components/Deferred';
import {renderedCounter} from './rendered';

const loadCounter = (): Promise<ComponentType> => import('./Counter').then(({Counter}) => Counter);

/** Who counts as traffic, to try out: whole in the HTML, its code fetched when the reader is near. */
export function VisitorCount(): ReactNode {
  return <Deferred rendered={renderedCounter} load={loadCounter} />;
}
