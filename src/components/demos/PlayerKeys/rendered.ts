/** The keys as the build writes them into the HTML; in the browser rendered.browser.ts takes this file's place. */
import type {ComponentType} from 'react';
import {Keys} from './Keys';

export const renderedKeys: ComponentType | undefined = Keys;
