/** Replaces the theme's TabItem: Tabs renders the panels, to label them with their tabs. */
import type {Props} from '@theme/TabItem';

export default function TabItem({children}: Props) {
  return children;
}
