/** Pages of their own kind, all below a path where it ends in a star, and old paths that leave the site: nothing to prepare ahead. */
export const elsewhere = ['/admin/*', '/embed/*', '/extension', '/app', '/quick-start', '/demo'] as const;

/** Whether a path is one of these. */
export const isElsewhere = (path: string): boolean =>
  elsewhere.some((each) => (each.endsWith('*') ? path.startsWith(each.slice(0, -1)) : path === each));
