/**
 * Replaces the theme's TOCCollapsible, the contents above the text on narrow
 * screens, which opens by React and has its links only then: the browser opens
 * this one by itself.
 */
import type {ReactNode} from 'react';
import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';

export default function TOCCollapsible({className, ...contents}: Props): ReactNode {
  return (
    <details className={className} data-print="hide">
      <summary>On this page</summary>
      <TOCItems {...contents} />
    </details>
  );
}
