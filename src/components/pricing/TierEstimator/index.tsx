import type {ComponentType, ReactNode} from 'react';
import {Deferred} from '@site/src/components/Deferred';
import {renderedEstimator} from './rendered';

const loadEstimator = (): Promise<ComponentType> => import('./SiteEstimator').then(({SiteEstimator}) => SiteEstimator);

/** The estimator: whole in the HTML, its code fetched when the reader is near. */
export function TierEstimator(): ReactNode {
  return <Deferred rendered={renderedEstimator} load={loadEstimator} />;
}
