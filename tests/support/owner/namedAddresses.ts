import {existsSync} from 'node:fs';
import {attribute, elementsIn, textOf} from '../../../src/pipeline/html/tree';
import {builtPages} from '../builtPages';
import {parsePage} from '../parseHtml';

/** An address of its own that a page tells machines, and where it does so. */
export interface NamedAddress {
  readonly where: string;
  readonly address: string;
}

const socialNames = ['og:url', 'og:image', 'twitter:image', 'twitter:url'];

/** Of other sites: the vocabulary's and people's profiles. */
const ofOthers = ['@context', 'author', 'sameAs'];

/** The addresses in structured data. */
function inData(value: unknown, key: string): NamedAddress[] {
  if (ofOthers.includes(key)) return [];
  if (typeof value === 'string') return /^https?:\/\//.test(value) ? [{where: `JSON-LD ${key}`, address: value}] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => inData(part, Array.isArray(value) ? key : name));
}

/** What a page says of itself: its canonical link, what social networks show, and structured data. */
export function namedAddresses(html: string): NamedAddress[] {
  const [head = '', body = ''] = html.split('</head>');
  // Structured data stands in the body too; to parse all of it would take ten times as long.
  const data = body.match(/<script[^>]*ld\+json[^]*?<\/script>/g) ?? [];
  return elementsIn(parsePage([head, ...data].join(''))).flatMap((element) => {
    const of = (name: string) => attribute(element, name);
    if (element.tagName === 'link' && of('rel').includes('canonical')) {
      return [{where: 'canonical', address: of('href')}];
    }
    if (element.tagName === 'meta') {
      const name = of('property') || of('name');
      return socialNames.includes(name) ? [{where: name, address: of('content')}] : [];
    }
    const isData = element.tagName === 'script' && of('type') === 'application/ld+json';
    return isData ? inData(JSON.parse(textOf(element)), '') : [];
  });
}

/** Whether a build has a file for an address of its own. */
function isBuilt(folder: string, address: string): boolean {
  const path = decodeURI(new URL(address).pathname);
  return path === '/' || [path, `${path}.html`, `${path}/index.html`].some((file) => existsSync(`${folder}${file}`));
}

/** The addresses of a list that are on another host than the site's, or that lead to nothing of its build. */
export const wrongAddresses = (folder: string, siteUrl: string, addresses: readonly string[]): string[] =>
  addresses.filter(
    (address) => !URL.canParse(address) || new URL(address).origin !== siteUrl || !isBuilt(folder, address),
  );

/** What pages name that is wrong so, and the places where they name something. */
export function pageAddressFaults(folder: string, siteUrl: string): {places: string[]; faults: string[]} {
  const named = builtPages(folder).flatMap(({path, html}) => namedAddresses(html).map((each) => ({path, ...each})));
  const wrong = new Set(
    wrongAddresses(
      folder,
      siteUrl,
      named.map(({address}) => address),
    ),
  );
  return {
    places: [...new Set(named.map(({where}) => where.split(' ')[0] ?? ''))].sort(),
    faults: named
      .filter(({address}) => wrong.has(address))
      .map(({path, where, address}) => `${path}: ${where} is ${address}`),
  };
}
