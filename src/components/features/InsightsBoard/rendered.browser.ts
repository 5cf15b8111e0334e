/** The browser fetches the board's code when the reader is near: see rendered.ts. */
import type {ComponentType} from 'react';

export const renderedBoard: ComponentType | undefined = undefined;
