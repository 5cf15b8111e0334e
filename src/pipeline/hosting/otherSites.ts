import {contentTypes} from './contentTypes';

type Ending = keyof typeof contentTypes;

const endings = Object.keys(contentTypes).filter((ending): ending is Ending => ending in contentTypes);

const isPicture = (ending: Ending): boolean => contentTypes[ending].startsWith('image/');

/** What pages are made of. Everything else is for feed readers, agents, tools, link previews and articles too. */
const ofPages: readonly Ending[] = ['css', 'html', 'js', 'speculationrules', 'wasm', 'woff2'];

/** The endings of files that other sites may read or show. */
export const forOthers = endings.filter((ending) => !ofPages.includes(ending));

/** The files of text among them, and the icons, which browsers look for at these addresses. */
const asked = forOthers.filter((ending) => !isPicture(ending)).map((ending) => `/*.${ending}`);
const icons = ['/apple-touch-icon.png', '/favicon.ico', '/img/favicon.svg'];

/**
 * Those of which a browser may ask whether another site may send headers of its own. The worker answers that, so pages'
 * pictures are not among them: each would be a request to the worker.
 */
export const withPreflight: readonly string[] = [...asked, ...icons];

/** Whether a path is one of them. */
export const hasPreflight = (pathname: string): boolean =>
  withPreflight.some((path) => (path.startsWith('/*') ? pathname.endsWith(path.slice(2)) : pathname === path));

/** The answer to that question, besides the headers of the file: https://fetch.spec.whatwg.org/#cors-preflight-fetch */
export const preflightHeaders = {
  'Access-Control-Allow-Methods': 'GET, HEAD',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Max-Age': '86400',
} as const satisfies Readonly<Record<string, string>>;
