/** The estimator as the build writes it into the HTML; in the browser rendered.browser.ts takes this file's place. */
import type {ComponentType} from 'react';
import {SiteEstimator} from './SiteEstimator';

export const renderedEstimator: ComponentType | undefined = SiteEstimator;
