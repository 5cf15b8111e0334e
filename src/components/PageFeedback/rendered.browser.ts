/** The browser fetches the question's code when the reader is near the end of the page: see rendered.ts. */
import type {ComponentType} from 'react';

export const renderedQuestion: ComponentType | undefined = undefined;
