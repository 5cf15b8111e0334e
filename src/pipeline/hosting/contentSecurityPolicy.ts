import {gitHubRepository} from '../../blog/editor/repository';
import type {Settings} from '../../lib/settings/parse';
import {longestHeaderLine} from './limits';
import {outsideSources} from './outsideOrigins';

type Directives = Readonly<Record<string, readonly string[]>>;

/** The name that the reporting headers share. */
export const reportsEndpoint = 'reports';

/** Has browsers report violations of a policy, if the settings name an address for reports. */
function reporting({reportsUrl}: Pick<Settings, 'reportsUrl'>): Directives {
  return reportsUrl === undefined ? {} : {'report-to': [reportsEndpoint]};
}

const directiveText = ([name, sources]: readonly [string, readonly string[]]): string => [name, ...sources].join(' ');

/** The header's text: directives in their order, each with its sources. */
export function policyText(directives: Directives): string {
  return Object.entries(directives).map(directiveText).join('; ');
}

/** Hosts cut or ignore longer header lines. */
const longestPolicy = longestHeaderLine - 'Content-Security-Policy: '.length;

/** Sources that "*" does not include. */
const besidesHosts = (sources: readonly string[]): string[] =>
  sources.filter((source) => !source.startsWith('https://') && source !== "'self'");

/**
 * The policies to send: one if its line is short enough for every host. Otherwise the longest directives are open to
 * all hosts in the first policy, and each is restricted by a policy of its own. Browsers enforce all of them:
 * https://www.w3.org/TR/CSP3/#multiple-policies
 */
export function policies(directives: Directives, reports: Directives): readonly string[] {
  const own: string[] = [];
  const first = {...directives};
  const longestFirst = Object.entries(directives).sort(
    (one, other) => directiveText(other).length - directiveText(one).length,
  );
  for (const [name, sources] of longestFirst) {
    if (policyText({...first, ...reports}).length <= longestPolicy) break;
    first[name] = ['*', ...besidesHosts(sources)];
    own.push(policyText({[name]: sources, ...reports}));
  }
  return [policyText({...first, ...reports}), ...own];
}

/** Third-party code, such as a form, writes markup as plain strings, which Trusted Types would refuse. */
function trustedTypes({hubspotPortalId, gtmContainerId}: Settings): Directives {
  if (hubspotPortalId !== undefined || gtmContainerId !== undefined) return {};
  return {'require-trusted-types-for': ["'script'"], 'trusted-types': ['default', 'templates']};
}

/**
 * The policies of every page. Search and dialogs are on every page, so all pages need what they load.
 *
 * @param inlineScripts the hashes of the pages' inline scripts, as `'sha256-…'`.
 */
export function pagePolicies(settings: Settings, inlineScripts: readonly string[]): readonly string[] {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts, ...outsideSources(settings, 'script-src')],
    'style-src': ["'self'", ...outsideSources(settings, 'style-src')],
    'img-src': ["'self'", 'data:', ...outsideSources(settings, 'img-src')],
    'font-src': ["'self'", ...outsideSources(settings, 'font-src')],
    'connect-src': ["'self'", ...outsideSources(settings, 'connect-src')],
    'frame-src': ["'self'", ...outsideSources(settings, 'frame-src')],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...outsideSources(settings, 'form-action')],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...trustedTypes(settings),
  };
  return policies(directives, reporting(settings));
}

/** The player's pages: framed by this site only, no inline scripts, nothing from other hosts. */
export function embedPolicy(settings: Pick<Settings, 'reportsUrl'>): string {
  return policyText({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'self'"],
    ...reporting(settings),
  });
}

/**
 * The Content-Security-Policy of the editor's page: this site, what the editor makes itself (blob:), and the host of the
 * repository if one is set. The page contains it too, for `npm start` and hosts without header rules.
 */
export function editorPagePolicy(repositoryUrl: string | undefined): string {
  const {posts, pictures} = gitHubRepository(repositoryUrl)?.origins ?? {posts: [], pictures: []};
  return policyText({
    'default-src': ["'none'"],
    // The editor highlights code with WebAssembly.
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'worker-src': ["'self'"],
    // The editor's components add inline styles.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'blob:', 'data:', ...pictures],
    'font-src': ["'self'"],
    // The editor reads its pictures and files from blob: and data: URLs.
    'connect-src': ["'self'", 'blob:', 'data:', ...posts],
    // The preview is a frame.
    'frame-src': ['blob:'],
    'base-uri': ["'self'"],
    'form-action': ["'none'"],
  });
}

/** The same for the server's header, which can also keep other pages from framing the editor. */
export function editorPolicy(repositoryUrl: string | undefined): string {
  return `${editorPagePolicy(repositoryUrl)}; frame-ancestors 'none'`;
}

/** Pictures, films and other files that are opened by themselves: they show what is in them, and run nothing. */
export const documentPolicy = policyText({
  'default-src': ["'none'"],
  'style-src': ["'unsafe-inline'"],
  'img-src': ['data:'],
  'font-src': ['data:'],
  'media-src': ["'self'"],
  sandbox: [],
});

/** The search runs WebAssembly in a worker, and a worker has the policy of its own file. */
export const searchWorkerPolicy = policyText({
  'default-src': ["'none'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'connect-src': ["'self'"],
});
