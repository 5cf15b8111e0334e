import type {ResolvedRedirect} from '../../lib/redirects';
import type {Settings} from '../../settings/parse';
import {editorPolicy} from '../editor/policy';

/**
 * Sent with every answer. Framing is left to ourselves (the player under
 * /embed), and the features no page uses are switched off.
 */
const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "frame-ancestors 'self'; base-uri 'self'; object-src 'none'",
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
};

/** Pages are asked for again each time; the server answers 304 when nothing changed. */
const pageCaching = 'public, max-age=0, must-revalidate';

/** The names of files under /assets carry a hash of their content. */
const assetCaching = 'public, max-age=31536000, immutable';

/**
 * The `_redirects` file of Cloudflare, Netlify and their like: 301 inside the
 * site, 302 out of it. Both spellings of a path are listed, because a server
 * that first drops the trailing slash would add a hop.
 */
export function redirectRules(redirects: readonly ResolvedRedirect[]): string {
  const lines = redirects.flatMap(({from, url, external}) => {
    const status = external ? 302 : 301;
    return [`${from} ${url} ${status}`, `${from}/ ${url} ${status}`];
  });
  return `${lines.join('\n')}\n`;
}

/** The `_headers` file of the same hosts. The line with "!" takes back what the rule above it set. */
export function headerRules({repositoryUrl}: Pick<Settings, 'repositoryUrl'>): string {
  const everywhere = Object.entries({...securityHeaders, 'Cache-Control': pageCaching});
  return [
    '/*',
    ...everywhere.map(([name, value]) => `  ${name}: ${value}`),
    '/assets/*',
    '  ! Cache-Control',
    `  Cache-Control: ${assetCaching}`,
    // The API's description may be read by tools that run in a browser.
    '/openapi.*',
    '  Access-Control-Allow-Origin: *',
    // Readers of Markdown find these by the page; search engines are to list the page.
    '/*.md',
    '  Content-Type: text/markdown; charset=utf-8',
    '  X-Robots-Tag: noindex',
    '/admin/*',
    '  ! Content-Security-Policy',
    `  Content-Security-Policy: ${editorPolicy(repositoryUrl)}`,
    '  ! X-Frame-Options',
    '  X-Frame-Options: DENY',
    '  X-Robots-Tag: noindex, nofollow',
    '/admin/files/*',
    '  ! Cache-Control',
    `  Cache-Control: ${assetCaching}`,
    '',
  ].join('\n');
}
