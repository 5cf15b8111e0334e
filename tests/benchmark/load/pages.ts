/** The pages that most visits begin at or pass through. */
export const loadedPages = [
  ...['/', '/pricing', '/demos', '/team', '/one-pager', '/vs', '/vs/another-tool', '/release-notes', '/privacy-policy'],
  ...['/features/ab-testing-analytics', '/features/smart-copy-tailoring', '/features/image-tailoring'],
  ...['/features/audience-targeting', '/features/dynamic-ctas', '/features/instant-publishing'],
  ...['/docs', '/docs/ab-testing', '/docs/analytics-platform-integration', '/blog', '/embed/home'],
] as const;
