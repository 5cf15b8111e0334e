import {hashedFiles} from './caching';
import type {HostingDescription} from './description';

/**
 * The `_redirects` file of Cloudflare, Netlify and their like. Both spellings
 * of a path are listed, because a server that first drops the trailing slash
 * would add a hop.
 */
export function redirectsFile({redirects}: Pick<HostingDescription, 'redirects'>): string {
  const lines = redirects.flatMap(({from, to, status}) => [`${from} ${to} ${status}`, `${from}/ ${to} ${status}`]);
  return `${lines.join('\n')}\n`;
}

/** The `_headers` file of the same hosts. A line with "!" takes back what a rule above it set. */
export function headersFile({headers}: Pick<HostingDescription, 'headers'>): string {
  const known = new Set<string>();
  const lines = headers.flatMap(({paths, set, without = []}) => {
    const names = Object.keys(set);
    const block = names.flatMap((name) => [...(known.has(name) ? [`  ! ${name}`] : []), `  ${name}: ${set[name]}`]);
    for (const name of names) known.add(name);
    return [paths, ...without.map((name) => `  ! ${name}`), ...block];
  });
  return `${lines.join('\n')}\n`;
}

/** The folders that wrangler's configuration names, each as seen from the configuration's own folder. */
export interface WranglerFolders {
  readonly worker: string;
  readonly site: string;
}

/**
 * Paths that the worker (src/build/server) answers even where there is a file. It
 * also answers whatever leads to none; the rest is answered from the files alone.
 */
function workerPaths({errorPages}: HostingDescription): string[] {
  return [`${hashedFiles}*`, ...errorPages.map(({page}) => page)];
}

/** All addresses that the worker finds whatever the case of their letters. */
function addresses({pages, folders, redirects}: HostingDescription): string[] {
  return [...pages, ...folders, ...redirects.map(({from}) => from)];
}

/** The configuration of wrangler, which serves the site locally and deploys it. */
export function wranglerConfiguration(description: HostingDescription, {worker, site}: WranglerFolders): string {
  const configuration = {
    name: 'tailor-ai-site',
    main: worker,
    compatibility_date: '2026-04-01',
    send_metrics: false,
    // Put into the worker's code: a list that grows with the blog fits there, and not into a variable (5 KB).
    define: {SITE_ADDRESSES: JSON.stringify(addresses(description))},
    assets: {
      directory: site,
      binding: 'ASSETS',
      not_found_handling: 'none',
      html_handling: 'auto-trailing-slash',
      run_worker_first: workerPaths(description),
    },
  };
  return `${JSON.stringify(configuration, undefined, 2)}\n`;
}
