/** The browser fetches the studio's code when the reader is near: see rendered.ts. */
import type {ComponentType} from 'react';

export const renderedStudio: ComponentType | undefined = undefined;
