import {debrisClass, entity} from '../../lib/cleanPath';
import {plainPath} from '../../lib/plainPath';
import {targetOf} from '../../lib/redirectTarget';
import {editorFolder, headersPath} from './addresses';
import {compressedTwins} from './contentTypes';
import type {HostingDescription} from './description';
import {headerMaps} from './nginxHeaders';
import {block, bytesExpression, dollarSign, expression, pathExpression, text} from './nginxText';

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
function cleanPaths({errorPages}: HostingDescription): string[][] {
  return [
    block('map $uri $clean_path', [
      'default "";',
      `${expression(`~^${anyDebris}`)} /;`,
      `${expression(`~^(?<plain>${plainPath})${anyDebris}`)} $plain;`,
    ]),
    block('map $clean_path $file_path', [
      'default $clean_path;',
      `${expression(`~^${pathExpression(headersPath)}`)} "";`,
      `${expression(`~\\.(?:${compressedTwins.join('|')})\\z`)} "";`,
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

/** The page whose address is not a file name without its extension. */
const folderMap = block('map $page_path $folder_path', [
  'default "";',
  `${expression('~^/\\z')} /;`,
  `${expression(`~*^${pathExpression(editorFolder)}`)} ${editorFolder}/;`,
]);

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
    folderMap,
    lettersMap(description),
    ...redirectStatuses(description).map((status) => redirectMap(status, description)),
    errorPageMap(description),
    ...headerMaps(description),
  ];
  return `${sections.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
