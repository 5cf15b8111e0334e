import {gzipSync} from 'node:zlib';
import {editorFolder} from './addresses';
import {compressedTwins} from './contentTypes';
import type {HostingDescription} from './description';
import {headerLine} from './headerLimits';
import {largestWorker, longestWorkerPath, mostWorkerPaths, plan} from './limits';
import {withPreflight} from './otherSites';

/** The `_headers` file for Cloudflare, Netlify and similar hosts. A line with "!" removes a header that a rule above set. */
export function headersFile({headers}: Pick<HostingDescription, 'headers'>): string {
  const known = new Set<string>();
  const lines = headers.flatMap(({paths, set, without = []}) => {
    const names = Object.keys(set);
    const block = names.flatMap((name) => [
      ...(known.has(name) ? [`  ! ${name}`] : []),
      ...[set[name] ?? []].flat().map((value) => `  ${headerLine(name, value)}`),
    ]);
    for (const name of names) known.add(name);
    return [paths, ...without.map((name) => `  ! ${name}`), ...block];
  });
  return `${lines.join('\n')}\n`;
}

/** The folder of the servers' configurations in the build, which no server sends. */
export const rulesFolder = '.hosting';

/** Where a build keeps the settings that it was made with, for its deployment: those of the site alone. */
export const settingsFile = `${rulesFolder}/settings.json`;

/** Endings of files that Cloudflare makes itself: a build that went to a server has them too. */
const made = compressedTwins.map((ending) => `.${ending}`);

/**
 * The pages of old paths (src/pipeline/plugins/redirect-pages), which are for hosts that know no rules. They would be sent
 * in the place of the worker's answer.
 */
const redirectPages = ({redirects}: Pick<HostingDescription, 'redirects'>): string[] =>
  redirects.map(({from}) => `${from.slice(1)}/index.html`);

/** The `.assetsignore` file: what Cloudflare should not upload. */
export function ignoreFile(description: Pick<HostingDescription, 'redirects'>): string {
  const lines = [
    rulesFolder,
    ...made.map((ending) => `*${ending}`),
    ...redirectPages(description).map((name) => `/${name}`),
  ];
  return `${lines.join('\n')}\n`;
}

/** The names of a build's files that Cloudflare uploads. */
export function uploaded(names: readonly string[], description: Pick<HostingDescription, 'redirects'>): string[] {
  const ignored = new Set(redirectPages(description));
  return names.filter(
    (name) =>
      !name.startsWith(`${rulesFolder}/`) && !made.some((ending) => name.endsWith(ending)) && !ignored.has(name),
  );
}

/**
 * Paths that the worker (src/pipeline/server) answers even if there is a file. It also answers paths without a file; all
 * others are served straight from the files.
 */
function workerPaths({errorPages}: HostingDescription): string[] {
  const paths = [...withPreflight, ...errorPages.map(({page}) => page)];
  if (paths.length > mostWorkerPaths) {
    throw new Error(
      `run_worker_first has ${paths.length} paths, and Cloudflare takes ${mostWorkerPaths}; see workerPaths in cloudflare.ts.`,
    );
  }
  const long = paths.find((each) => each.length > longestWorkerPath);
  if (long !== undefined) {
    throw new Error(
      `run_worker_first has a path of ${long.length} characters, and Cloudflare takes ${longestWorkerPath}: "${long}".`,
    );
  }
  return paths;
}

/** What the worker knows of the site, as code, since it grows with the blog and a variable holds only 5 KB. */
function known({pages, redirects}: HostingDescription): Record<string, string> {
  const define = {
    SITE_PAGES: JSON.stringify(['/', ...pages, editorFolder]),
    SITE_REDIRECTS: JSON.stringify(redirects.map(({from, to, status}) => [from, to, status])),
  };
  const size = gzipSync(Object.values(define).join('\n')).length;
  // The worker itself is a hundredth of the limit.
  if (size > 0.9 * largestWorker) {
    throw new Error(
      `The addresses of pages and redirects have ${size} bytes, compressed, and Cloudflare's ${plan} plan takes workers of ` +
        `${largestWorker}. Remove old rows from src/content/redirects.ts, or see src/pipeline/hosting/limits.ts.`,
    );
  }
  return define;
}

/** The configuration of wrangler, which serves the site locally and deploys it; the worker is named from its folder. */
export function wranglerConfiguration(description: HostingDescription, worker: string): string {
  const configuration = {
    name: 'tailor-ai-site',
    main: worker,
    compatibility_date: '2026-04-01',
    send_metrics: false,
    define: known(description),
    assets: {
      directory: '..',
      binding: 'ASSETS',
      not_found_handling: 'none',
      html_handling: 'auto-trailing-slash',
      run_worker_first: workerPaths(description),
    },
  };
  return `${JSON.stringify(configuration, undefined, 2)}\n`;
}
