/** The piece as the build writes it into the HTML; in the browser rendered.browser.ts takes this file's place. */
import type {ComponentType} from 'react';
import {Counter} from './Counter';

export const renderedCounter: ComponentType | undefined = Counter;
