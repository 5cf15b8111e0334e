import type {ComponentType} from 'react';

/** Nothing is rendered ahead of its code in the browser: see rendered.ts. */
export const renderedEstimator: ComponentType | undefined = undefined;
