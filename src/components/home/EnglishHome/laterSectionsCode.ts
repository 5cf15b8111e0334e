import type {ComponentType} from 'react';

export const loadLaterSections = (): Promise<ComponentType> =>
  import('./LaterSections').then((module) => module.default);

/** Known at once in the build, which writes the HTML; loaded by the reader's coming near in the browser. */
export const renderedLaterSections = typeof window === 'undefined' ? await loadLaterSections() : undefined;
