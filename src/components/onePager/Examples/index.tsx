import type {ComponentType, ReactNode} from 'react';
import {Deferred} from '@site/src/components/Deferred';
import {renderedFigure} from './rendered';

const loadFigure = (): Promise<ComponentType> => import('./Figure').then(({Figure}) => Figure);

/** Landing page examples: drawn in the HTML; the dialog's code comes when the reader is near. */
export function Examples(): ReactNode {
  return <Deferred rendered={renderedFigure} load={loadFigure} patient />;
}
