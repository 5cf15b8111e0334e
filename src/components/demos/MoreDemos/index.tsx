import type {ComponentType, ReactNode} from 'react';
import {Deferred} from '@site/src/components/Deferred';
import {renderedCards} from './rendered';

const loadCards = (): Promise<ComponentType> => import('./Cards').then((module) => module.Cards);

/** Features beyond the guides, each with a drawing of what it does; far down the page, so their code comes later. */
export function MoreDemos(): ReactNode {
  return <Deferred rendered={renderedCards} load={loadCards} />;
}
