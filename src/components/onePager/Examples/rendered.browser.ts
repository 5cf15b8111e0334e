/** The browser fetches the figure's code when the reader is near: see rendered.ts. */
import type {ComponentType} from 'react';

export const renderedFigure: ComponentType | undefined = undefined;
