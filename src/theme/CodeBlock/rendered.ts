/** The block as the build writes it into the HTML; in the browser rendered.browser.ts takes this file's place. */
import type {ComponentType} from 'react';
import type {Props} from '@theme/CodeBlock';
import CodeBlock from './highlighted';

export const renderedCodeBlock: ComponentType<Props> | undefined = CodeBlock;
