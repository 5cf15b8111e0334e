import {editorPolicy} from '../publish/editor/policy';
import type {Settings} from '../../lib/settings/parse';
import {hashedFileCaching, hashedFiles, pageCaching} from './caching';
import {contentTypes} from './contentTypes';
import {embedPolicy, pagePolicy, reportsEndpoint, searchWorkerPolicy} from './contentSecurityPolicy';
import {nextPageRulesPath} from './nextPages';

export interface HeaderRule {
  /** A path in which "*" stands for anything. */
  readonly paths: string;
  readonly set: Readonly<Record<string, string>>;
  /** Headers of a wider rule that these paths are sent without. */
  readonly without?: readonly string[];
}

/** Features that no page uses. Only names that browsers know: others are reported in the console. */
const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** The pattern of the rule that pages have, and so whatever answers in the place of one. */
export const everyPath = '/*';

/** Pictures may be shown elsewhere: in previews of links, by readers of feeds, in what others write about a post. */
const pictures = ['/img/*', `${hashedFiles}blog/*`];

function reporting({reportsUrl}: Settings): HeaderRule['set'] {
  return reportsUrl === undefined ? {} : {'Reporting-Endpoints': `${reportsEndpoint}="${reportsUrl}"`};
}

/**
 * Tag Assistant opens the site in a window and speaks to it as its opener. `same-origin-allow-popups` would cut that as
 * well, as it is the page that opens which has to have it: https://support.google.com/tagassistant/answer/10039345
 */
const openerPolicy = ({gtmContainerId}: Settings): string =>
  gtmContainerId === undefined ? 'same-origin' : 'unsafe-none';

/** The headers of every path, from the general to the particular. */
export function headerRules(settings: Settings, inlineScripts: readonly string[]): readonly HeaderRule[] {
  return [
    {
      paths: everyPath,
      set: {
        // Wanted with 405 and allowed with any answer; Cloudflare knows rules by path alone.
        Allow: 'GET, HEAD',
        'Cache-Control': pageCaching,
        'Content-Security-Policy': pagePolicy(settings, inlineScripts),
        'Cross-Origin-Opener-Policy': openerPolicy(settings),
        // Only pages of this site may load what is here; readers of feeds and tools that ask by CORS are not meant.
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Speculation-Rules': `"${nextPageRulesPath}"`,
        'Strict-Transport-Security': `max-age=31536000${settings.hstsIncludeSubdomains === undefined ? '' : '; includeSubDomains'}`,
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        ...reporting(settings),
      },
    },
    {
      paths: `${hashedFiles}*`,
      set: {'Cache-Control': hashedFileCaching},
      // They speak to documents; with each script they would weigh as much as a small script itself.
      without: [
        'Content-Security-Policy',
        'Cross-Origin-Opener-Policy',
        'Permissions-Policy',
        'Referrer-Policy',
        'Reporting-Endpoints',
        'Speculation-Rules',
        'X-Frame-Options',
      ],
    },
    {paths: nextPageRulesPath, set: {'Content-Type': contentTypes.speculationrules}},
    {
      paths: '/embed/*',
      set: {'Content-Security-Policy': embedPolicy(settings), 'X-Frame-Options': 'SAMEORIGIN'},
      without: ['Speculation-Rules'],
    },
    {paths: '/pagefind/pagefind-worker.js', set: {'Content-Security-Policy': searchWorkerPolicy}},
    ...pictures.map((paths) => ({paths, set: {'Cross-Origin-Resource-Policy': 'cross-origin'}})),
    // The API's description may be read by tools that run in a browser.
    {
      paths: '/openapi.*',
      set: {'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin'},
    },
    // Readers of Markdown find these by the page; search engines are to list the page.
    {paths: '/*.md', set: {'Content-Type': contentTypes.md, 'X-Robots-Tag': 'noindex'}},
    {
      paths: '/admin/*',
      set: {
        'Content-Security-Policy': editorPolicy(settings.repositoryUrl),
        'X-Robots-Tag': 'noindex, nofollow',
      },
      without: ['Speculation-Rules'],
    },
    {paths: '/admin/files/*', set: {'Cache-Control': hashedFileCaching}},
  ];
}
