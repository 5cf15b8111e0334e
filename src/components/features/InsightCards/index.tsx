import type {ComponentType, ReactNode} from 'react';
import {Deferred} from '@site/src/components/Deferred';
import {renderedCards} from './rendered';

const loadCards = (): Promise<ComponentType> => import('./Cards').then((module) => module.Cards);

/** Three views of a tailored page; their drawings are computed, so their code waits for the reader. */
export function InsightCards(): ReactNode {
  return <Deferred rendered={renderedCards} load={loadCards} />;
}
