/**
 * Replaces the theme's TOCCollapsible, the contents above the text on narrow
 * screens, which needs React to open and is out of reach from the middle of a
 * page: this one stays below the header and says where the reader is.
 */
import type {ReactNode} from 'react';
import type {Props} from '@theme/TOCCollapsible';
import {ContentsBar} from '@site/src/docs/ContentsBar';

export default function TOCCollapsible(contents: Props): ReactNode {
  return <ContentsBar {...contents} />;
}
