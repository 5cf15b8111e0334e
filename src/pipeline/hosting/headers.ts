import type {Settings} from '../../lib/settings/parse';
import {hashedFileCaching, hashedFiles, pageCaching} from './caching';
import {contentTypes} from './contentTypes';
import {
  documentPolicy,
  editorPolicy,
  embedPolicy,
  pagePolicies,
  reportsEndpoint,
  searchWorkerPolicy,
} from './contentSecurityPolicy';
import {nextPageRulesPath} from './nextPages';
import {forOthers} from './otherSites';

export interface HeaderRule {
  /** A path in which "*" stands for anything. */
  readonly paths: string;
  /** Values by name. A list is sent as several headers of that name. */
  readonly set: Readonly<Record<string, string | readonly string[]>>;
  /** Headers of a broader rule that these paths do not get. */
  readonly without?: readonly string[];
}

/** Features that no page uses. Only names that browsers know, since others log a warning. */
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

/** The pattern for pages, and so for error pages too. */
export const everyPath = '/*';

/** Search engines should list the page, which links to its Markdown. */
const twins = {'Content-Type': contentTypes.md, 'X-Robots-Tag': 'noindex'};

/** Hashed files of authors, which may be documents: a picture, or a page that a post links to. */
const authored = ['blog', 'files', 'images', 'medias'].map((folder) => `${hashedFiles}${folder}/*`);

function reporting({reportsUrl}: Settings): HeaderRule['set'] {
  return reportsUrl === undefined ? {} : {'Reporting-Endpoints': `${reportsEndpoint}="${reportsUrl}"`};
}

/**
 * Tag Assistant opens the site in a window and talks to it as its opener. `same-origin-allow-popups` would break that
 * too, since the opening page would need it: https://support.google.com/tagassistant/answer/10039345
 */
const openerPolicy = ({gtmContainerId}: Settings): string =>
  gtmContainerId === undefined ? 'same-origin' : 'unsafe-none';

/** The headers of every path, the most general first. */
export function headerRules(settings: Settings, inlineScripts: readonly string[]): readonly HeaderRule[] {
  return [
    {
      paths: everyPath,
      set: {
        // Required with 405 and allowed with any status; Cloudflare's rules know only paths.
        Allow: 'GET, HEAD',
        'Cache-Control': pageCaching,
        'Content-Security-Policy': pagePolicies(settings, inlineScripts),
        'Cross-Origin-Opener-Policy': openerPolicy(settings),
        // Only pages of this site may load its files; feed readers and CORS requests are not affected.
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
      // They matter only for documents, and would be as large as a small script.
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
    ...forOthers.map((ending) => ({
      paths: `/*.${ending}`,
      set: {
        'Access-Control-Allow-Origin': '*',
        'Cross-Origin-Resource-Policy': 'cross-origin',
        ...(ending === 'md' ? twins : {}),
        ...(ending === 'svg' ? {'Content-Security-Policy': documentPolicy} : {}),
      },
    })),
    {
      paths: '/admin/*',
      set: {
        'Content-Security-Policy': editorPolicy(settings.repositoryUrl),
        'X-Robots-Tag': 'noindex, nofollow',
      },
      without: ['Speculation-Rules'],
    },
    {paths: '/admin/files/*', set: {'Cache-Control': hashedFileCaching}},
    ...authored.map((paths) => ({paths, set: {'Content-Security-Policy': documentPolicy}})),
    // Browsers' viewers do not work in a sandbox.
    {paths: `${hashedFiles}*.pdf`, set: {}, without: ['Content-Security-Policy']},
  ];
}
