/** The browser fetches the loom's code when the reader is near: see rendered.ts. */
import type {ComponentType} from 'react';

export const renderedLoom: ComponentType | undefined = undefined;
