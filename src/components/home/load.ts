import type {ComponentType} from 'react';

/** Fetches the English sections below the video. */
export const loadLaterSections = (): Promise<ComponentType> =>
  import('./EnglishHome/LaterSections').then((module) => module.default);

/** Fetches the German page. */
export const loadGermanHome = (): Promise<ComponentType> => import('./GermanHome').then((module) => module.default);
