/** The piece as the build writes it into the HTML; in the browser rendered.browser.ts takes this file's place. */
import type {ComponentType} from 'react';
import {Routing} from './Routing';

export const renderedRouting: ComponentType | undefined = Routing;
