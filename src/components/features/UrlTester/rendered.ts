/** The tester as the build writes it into the HTML; in the browser rendered.browser.ts takes this file's place. */
import type {ComponentType} from 'react';
import {Tester} from './Tester';

export const renderedTester: ComponentType | undefined = Tester;
