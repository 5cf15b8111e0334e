/**
 * Wraps the theme's PaginatorNavLink: previous and next also say in which
 * section of the sidebar they are.
 */
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import PaginatorNavLink from '@theme-original/PaginatorNavLink';
import type {Props} from '@theme/PaginatorNavLink';

function useSection(address: string): string | undefined {
  const items = useDocsSidebar()?.items ?? [];
  for (const item of items) {
    if (item.type !== 'category') continue;
    if (item.items.some((each) => each.type === 'link' && each.href === address)) return item.label;
  }
  return undefined;
}

export default function PaginatorNavLinkWithSection({subLabel, ...link}: Props) {
  const section = useSection(link.permalink);
  return (
    <PaginatorNavLink
      {...link}
      subLabel={
        <>
          {subLabel}
          {section !== undefined && ` in ${section}`}
        </>
      }
    />
  );
}
