/** Replaces the theme's TabItem: Tabs draws the panel, so that it can name it after its tab. */
import type {ReactNode} from 'react';
import type {Props} from '@theme/TabItem';

export default function TabItem({children}: Props): ReactNode {
  return children;
}
