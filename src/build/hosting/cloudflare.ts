import {hashedFiles} from './caching';
import type {HostingDescription} from './description';
import {checkHeaderLines} from './limits';

/**
 * The `_redirects` file for Cloudflare, Netlify and similar hosts. Each path is listed with and without a trailing
 * slash, so that no server adds a hop to remove the slash.
 */
export function redirectsFile({redirects}: Pick<HostingDescription, 'redirects'>): string {
  const lines = redirects.flatMap(({from, to, status}) => [`${from} ${to} ${status}`, `${from}/ ${to} ${status}`]);
  return `${lines.join('\n')}\n`;
}

/** The `_headers` file for the same hosts. A line with "!" removes a header that a rule above set. */
export function headersFile({headers}: Pick<HostingDescription, 'headers'>): string {
  const known = new Set<string>();
  const lines = headers.flatMap(({paths, set, without = []}) => {
    const names = Object.keys(set);
    const block = names.flatMap((name) => [
      ...(known.has(name) ? [`  ! ${name}`] : []),
      ...[set[name] ?? []].flat().map((value) => `  ${name}: ${value}`),
    ]);
    for (const name of names) known.add(name);
    return [paths, ...without.map((name) => `  ! ${name}`), ...block];
  });
  checkHeaderLines(lines, headers.length);
  return `${lines.join('\n')}\n`;
}

/** The folders named in wrangler's configuration, relative to its own folder. */
export interface WranglerFolders {
  readonly worker: string;
  readonly site: string;
}

/**
 * Paths that the worker (src/build/server) answers even if there is a file. It also answers paths without a file; all
 * others are served straight from the files.
 */
function workerPaths({errorPages}: HostingDescription): string[] {
  return [`${hashedFiles}*`, ...errorPages.map(({page}) => page)];
}

/** All addresses that the worker matches regardless of case. */
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
    // In the worker's code, since the list grows with the blog and a variable holds only 5 KB.
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
