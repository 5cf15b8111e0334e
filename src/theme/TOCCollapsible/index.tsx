/**
 * Replaces the theme's TOCCollapsible, the contents on narrow screens, which needs React and scrolls away: this one
 * stays below the header and shows the current section.
 */
import type {Props} from '@theme/TOCCollapsible';
import {ContentsBar} from '@site/src/docs/ContentsBar';

export default function TOCCollapsible(contents: Props) {
  return <ContentsBar {...contents} />;
}
