/**
 * Wraps the theme's CodeBlock: the highlighted code is in the HTML, and the
 * highlighter, the heaviest library of the docs, is fetched when a block comes
 * near. Pages without code never load it.
 */
import {useCallback, useState, type ComponentType, type ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';
import {Deferred} from '@site/src/components/Deferred';
import {renderedCodeBlock} from './rendered';

export default function CodeBlock(props: Props): ReactNode {
  const fill = useCallback(
    (Block: ComponentType<Props>): ComponentType =>
      function FilledCodeBlock() {
        return <Block {...props} />;
      },
    [props],
  );
  const [rendered] = useState(() => renderedCodeBlock && fill(renderedCodeBlock));
  const load = useCallback(() => import('./highlighted').then((module) => fill(module.default)), [fill]);
  return <Deferred rendered={rendered} load={load} />;
}
