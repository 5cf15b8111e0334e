import type {ReactNode} from 'react';
import {priceSheet} from '@site/src/data/plans/sheet';
import {Estimator} from './Estimator';

/** The estimator of the site's own prices. */
export function SiteEstimator(): ReactNode {
  return <Estimator sheet={priceSheet} />;
}
