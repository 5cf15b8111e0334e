/** The browser fetches the keys' code when the reader is near: see rendered.ts. */
import type {ComponentType} from 'react';

export const renderedKeys: ComponentType | undefined = undefined;
