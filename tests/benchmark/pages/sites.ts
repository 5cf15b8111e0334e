/** The sites of a run, in the order of the table's columns. */
export const siteNames = ['ours', 'before', 'starlight', 'docusaurus'] as const;

export type SiteName = (typeof siteNames)[number];

export interface Site {
  readonly name: SiteName;
  readonly origin: string;
}

/** As the results call them. */
export const siteLabels = {
  ours: 'ours',
  before: 'ours before',
  starlight: 'Starlight',
  docusaurus: 'Docusaurus',
} as const satisfies Record<SiteName, string>;

/** Pages that every site has, and where. */
export const pageKinds = [
  {kind: 'home', path: '/'},
  {kind: 'docs page', path: '/docs/ab-testing'},
  {kind: 'docs page with tabs', path: '/docs/analytics-platform-integration'},
  {kind: 'blog list', path: '/blog'},
  {kind: 'blog post', path: '/blog/message-match'},
] as const;

export type PageKind = (typeof pageKinds)[number]['kind'];
