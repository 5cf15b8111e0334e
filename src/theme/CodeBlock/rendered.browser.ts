/** The browser fetches the block's code when it is near: see rendered.ts. */
import type {ComponentType} from 'react';
import type {Props} from '@theme/CodeBlock';

export const renderedCodeBlock: ComponentType<Props> | undefined = undefined;
