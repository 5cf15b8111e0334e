import type {ComponentType} from 'react';

/** Nothing is rendered ahead of its code in the browser: see rendered.ts. */
export const renderedLaterSections: ComponentType | undefined = undefined;
export const renderedGermanHome: ComponentType | undefined = undefined;
