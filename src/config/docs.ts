import type {Options} from '@docusaurus/plugin-content-docs';

/** Documentation lives at the root, so that each page's full path is its slug. */
export const docs = {
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  breadcrumbs: false,
} satisfies Options;
