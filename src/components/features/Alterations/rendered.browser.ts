/** The browser fetches the piece's code when the reader is near: see rendered.ts. */
import type {ComponentType} from 'react';

export const renderedAlterations: ComponentType | undefined = undefined;
