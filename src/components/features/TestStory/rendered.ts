/** The sections as the build writes it into the HTML; in the browser rendered.browser.ts takes this file's place. */
import type {ComponentType} from 'react';
import {Sections} from './Sections';

export const renderedSections: ComponentType | undefined = Sections;
