import {debrisClass, entity} from '../../lib/cleanPath';
import {plainPath} from '../../lib/plainPath';
import type {HostingDescription} from './description';
import {targetOf} from '../../lib/redirectTarget';
import {headerVariable, type SentHeader} from './nginxHeaders';
import {preflightMaps} from './nginxPreflight';
import {block, bytesExpression, dollarSign, expression, pathExpression, text} from './nginxText';

/** The headers that the rules set, except Content-Type, which nginx takes from the file's extension. */
export function sentHeaders({headers}: Pick<HostingDescription, 'headers'>): SentHeader[] {
  const most = new Map<string, number>();
  for (const [name, value] of headers.flatMap(({set}) => Object.entries(set))) {
    most.set(name, Math.max(most.get(name) ?? 0, [value].flat().length));
  }
  most.delete('Content-Type');
  return [...most].flatMap(([name, count]) => Array.from({length: count}, (_, place) => ({name, place})));
}

/**
 * The key contains the status, so that errors can have their own values. A request refused before its path is read has
 * none, so rules for every path match without it. The first match is used.
 */
function headerMap(header: SentHeader, {headers, missing}: HostingDescription): string[] {
  const {name, place} = header;
  const ofMissing = [...missing].reverse().map((rule) => ({start: '~^[45]\\d+ ', rule}));
  const ofAll = [...headers].reverse().map((rule) => ({start: '~^\\d+ ', rule}));
  const rows = [...ofMissing, ...ofAll].flatMap(({start, rule: {paths, set, without = []}}) => {
    // An empty header is not sent.
    const value = without.includes(name) ? '' : set[name];
    const tail = paths === '/*' ? '' : pathExpression(paths);
    return value === undefined ? [] : [`${expression(`${start}${tail}`)} ${text([value].flat()[place] ?? '')};`];
  });
  return block(`map "$status $asked_path" ${headerVariable(header)}`, ['default "";', ...rows]);
}

/** The statuses of the redirects, each once. */
export function redirectStatuses({redirects}: Pick<HostingDescription, 'redirects'>): number[] {
  return [...new Set(redirects.map(({status}) => status))].sort();
}

/** A target with the visitor's query added before its hash. */
function withQuery(to: string): string {
  const {address, hash, joint} = targetOf(to);
  return text(address, joint === '&' ? '${further_args}' : '${is_args}${args}', hash);
}

function redirectMap(status: number, {redirects}: HostingDescription): string[] {
  const rows = redirects
    .filter((redirect) => redirect.status === status)
    .map(({from, to}) => `${expression(`~*^${pathExpression(from)}`)} ${withQuery(to)};`);
  return block(`map $page_path $moved_${status}`, ['default "";', ...rows]);
}

const isDebris = new RegExp(debrisClass, 'u');

/** Every code point that may follow a path. */
const debris = Array.from({length: 0x110000}, (_, point) => point).filter((point) =>
  isDebris.test(String.fromCodePoint(point)),
);

const anyDebris = `(?:${entity}|${bytesExpression(debris)})*\\z`;

/**
 * The intended path of a request, as in src/lib/cleanPath.ts. Answers contain plain characters only: a decoded line
 * break would let a visitor add a header.
 */
function cleanPaths({errorPages, hidden, twins}: HostingDescription): string[][] {
  return [
    block('map $uri $clean_path', [
      'default "";',
      `${expression(`~^${anyDebris}`)} /;`,
      `${expression(`~^(?<plain>${plainPath})${anyDebris}`)} $plain;`,
    ]),
    block('map $clean_path $file_path', [
      'default $clean_path;',
      ...hidden.map((path) => `${expression(`~^${pathExpression(path)}`)} "";`),
      `${expression(`~\\.(?:${twins.join('|')})\\z`)} "";`,
    ]),
    // A page has one address: without ".html" and "index".
    block('map $clean_path $page_path', [
      'default "";',
      ...errorPages.map(({page}) => `${expression(`~*^${pathExpression(page)}`)} "";`),
      `${expression('~*^/(?:index(?:\\.html)?)?\\z')} /;`,
      `${expression('~*^(?<page>/.+?)(?:/index)?(?:\\.html)?\\z')} $page;`,
    ]),
  ];
}

/** Pages whose address is not a file name without its extension. */
function folderMap({folders}: HostingDescription): string[] {
  const rows = folders.map((folder) => `${expression(`~*^${pathExpression(folder)}`)} ${folder}/;`);
  return block('map $page_path $folder_path', ['default "";', `${expression('~^/\\z')} /;`, ...rows]);
}

/** The page with the same address in another case, looked up if there is no file. */
function lettersMap({pages}: HostingDescription): string[] {
  const rows = pages.map((page) => `${expression(`~*^${pathExpression(page)}`)} ${page};`);
  return block('map $page_path $page_of_letters', ['default "";', ...rows]);
}

/** The path as written, without dot segments, which browsers and Cloudflare resolve before the request. */
const writtenPath = block('map $request_uri $written_path', [
  'default "";',
  `${expression('~*^[^?]*/(?:\\.|%2e){1,2}(?:[/?]|\\z)')} $uri;`,
  `${expression('~^(?<written>[^?]*)')} $written;`,
]);

function errorPageMap({errorPages}: HostingDescription): string[] {
  return block(
    'map $asked_path $error_page',
    errorPages.map(({under, page}) => `${expression(`~^${pathExpression(`${under}*`)}`)} ${page}.html;`),
  );
}

/** The part of the configuration for the `http` block. */
export function nginxHttp(description: HostingDescription): string {
  const sections = [
    block(`geo ${dollarSign}`, ['default "$";']),
    block('map $args $further_args', ['"" "";', 'default "&$args";']),
    writtenPath,
    ...cleanPaths(description),
    folderMap(description),
    lettersMap(description),
    ...redirectStatuses(description).map((status) => redirectMap(status, description)),
    errorPageMap(description),
    ...preflightMaps,
    ...sentHeaders(description).map((header) => headerMap(header, description)),
  ];
  return `${sections.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
