/** The cards as the build writes them into the HTML; in the browser rendered.browser.ts takes this file's place. */
import type {ComponentType} from 'react';
import {Cards} from './Cards';

export const renderedCards: ComponentType | undefined = Cards;
