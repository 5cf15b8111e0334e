/** A page of each kind, those with tabs, videos and contents among them. */
export const pagesOfEachKind = [
  '/',
  '/docs/ab-testing',
  '/docs/analytics-platform-integration',
  '/blog',
  '/blog/message-match',
  '/demos',
  '/features/ab-testing-analytics',
  '/pricing',
] as const;
