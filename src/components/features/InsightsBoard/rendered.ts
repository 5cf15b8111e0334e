/** The board as the build writes it into the HTML; in the browser rendered.browser.ts takes this file's place. */
import type {ComponentType} from 'react';
import {Board} from './Board';

export const renderedBoard: ComponentType | undefined = Board;
