/** The question as the build writes it into the HTML; in the browser rendered.browser.ts takes this file's place. */
import type {ComponentType} from 'react';
import {Question} from './Question';

export const renderedQuestion: ComponentType | undefined = Question;
