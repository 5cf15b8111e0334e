/** The browser fetches the cards' code when the reader is near: see rendered.ts. */
import type {ComponentType} from 'react';

export const renderedCards: ComponentType | undefined = undefined;
