/** The studio as the build writes it into the HTML; in the browser rendered.browser.ts takes this file's place. */
import type {ComponentType} from 'react';
import {Studio} from './Studio';

export const renderedStudio: ComponentType | undefined = Studio;
