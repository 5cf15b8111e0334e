import type {Settings} from '../../lib/settings/parse';
import {outsideSources} from './outsideOrigins';

type Directives = Readonly<Record<string, readonly string[]>>;

/** The name that the headers of reporting agree on. */
export const reportsEndpoint = 'reports';

/** Has browsers report what a policy kept from happening, where the settings say to whom. */
function reporting({reportsUrl}: Pick<Settings, 'reportsUrl'>): Directives {
  return reportsUrl === undefined ? {} : {'report-to': [reportsEndpoint]};
}

/** The header's text: directives in their order, each with its sources. */
export function policyText(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** What the code of others writes into pages as text, such as a form, is none of the types that browsers would ask for. */
function trustedTypes({hubspotPortalId, gtmContainerId}: Settings): Directives {
  if (hubspotPortalId !== undefined || gtmContainerId !== undefined) return {};
  return {'require-trusted-types-for': ["'script'"], 'trusted-types': ['default']};
}

/**
 * The policy of every page. One page is enough to be in the whole site, since
 * later pages come without a new document: what search or a dialog needs on
 * one page has to be allowed on all.
 *
 * @param inlineScripts the hashes of the scripts that stand in the pages, as `'sha256-…'`.
 */
export function pagePolicy(settings: Settings, inlineScripts: readonly string[]): string {
  return policyText({
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
    ...reporting(settings),
  });
}

/** The player's pages: shown in frames of this site, with scripts from files only, and nothing from outside. */
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

/** The search runs WebAssembly in a worker; a worker is held by the policy its own file comes with. */
export const searchWorkerPolicy = policyText({
  'default-src': ["'none'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'connect-src': ["'self'"],
});
