import {editorPolicy} from '../plugins/editor/policy';
import type {Settings} from '../settings/parse';
import {hashedFileCaching, hashedFiles, pageCaching} from './caching';
import {contentTypes} from './contentTypes';
import {embedPolicy, pagePolicy, searchWorkerPolicy} from './contentSecurityPolicy';
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

/** The headers of every path, from the general to the particular. */
export function headerRules(settings: Settings, inlineScripts: readonly string[]): readonly HeaderRule[] {
  return [
    {
      paths: everyPath,
      set: {
        'Cache-Control': pageCaching,
        'Content-Security-Policy': pagePolicy(settings, inlineScripts),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Speculation-Rules': `"${nextPageRulesPath}"`,
        'Strict-Transport-Security': 'max-age=31536000',
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
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
        'Speculation-Rules',
        'X-Frame-Options',
      ],
    },
    {paths: nextPageRulesPath, set: {'Content-Type': contentTypes.speculationrules}},
    {
      paths: '/embed/*',
      set: {'Content-Security-Policy': embedPolicy, 'X-Frame-Options': 'SAMEORIGIN'},
      without: ['Speculation-Rules'],
    },
    {paths: '/pagefind/pagefind-worker.js', set: {'Content-Security-Policy': searchWorkerPolicy}},
    // The API's description may be read by tools that run in a browser.
    {paths: '/openapi.*', set: {'Access-Control-Allow-Origin': '*'}},
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
