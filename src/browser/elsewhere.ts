/**
 * Pages not to prefetch: other kinds of pages, and old paths that lead off the site. A star stands for all paths below.
 */
export const elsewhere = ['/admin/*', '/embed/*', '/extension', '/app', '/quick-start', '/demo'] as const;

/** Whether a path is one of these. */
export const isElsewhere = (path: string): boolean =>
  elsewhere.some((each) => (each.endsWith('*') ? path.startsWith(each.slice(0, -1)) : path === each));
