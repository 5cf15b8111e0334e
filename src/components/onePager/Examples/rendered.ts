/** The figure as the build writes it into the HTML; in the browser rendered.browser.ts takes this file's place. */
import type {ComponentType} from 'react';
import {Figure} from './Figure';

export const renderedFigure: ComponentType | undefined = Figure;
