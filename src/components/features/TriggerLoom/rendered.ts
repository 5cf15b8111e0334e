/** The loom as the build writes it into the HTML; in the browser rendered.browser.ts takes this file's place. */
import type {ComponentType} from 'react';
import {Loom} from './Loom';

export const renderedLoom: ComponentType | undefined = Loom;
