import type {ComponentType} from 'react';

/** Fetches the sections' code. */
export const loadSections = (): Promise<ComponentType> => import('./Sections').then(({Sections}) => Sections);
