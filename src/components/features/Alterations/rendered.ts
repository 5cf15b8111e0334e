/** The piece as the build writes it into the HTML; in the browser rendered.browser.ts takes this file's place. */
import type {ComponentType} from 'react';
import {Switches} from './Switches';

export const renderedAlterations: ComponentType | undefined = Switches;
