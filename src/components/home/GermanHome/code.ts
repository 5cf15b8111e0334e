import type {ComponentType} from 'react';

export const loadGermanHome = (): Promise<ComponentType> => import('./index').then((module) => module.default);

/** Known at once in the build, which writes the HTML; loaded for German readers in the browser. */
export const renderedGermanHome = typeof window === 'undefined' ? await loadGermanHome() : undefined;
