/**
 * Replaces the theme's TOCCollapsible, the contents above the text on narrow
 * screens, which needs React to open and has its links only then: the browser
 * opens this one by itself.
 */
import type {ReactNode} from 'react';
import type {Props} from '@theme/TOCCollapsible';
import {ContentsList} from '@site/src/docs/ContentsList';

export default function TOCCollapsible({className, ...contents}: Props): ReactNode {
  return (
    <details className={className} data-print="hide">
      <summary>On this page</summary>
      <ContentsList {...contents} />
    </details>
  );
}
