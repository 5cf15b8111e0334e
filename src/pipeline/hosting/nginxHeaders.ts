import {plainPath} from '../../lib/plainPath';
import type {HostingDescription} from './description';
import {block, expression, pathExpression, text} from './nginxText';
import {preflightHeaders, withPreflight} from './otherSites';

/** One of the headers that the rules set, by its place among those of its name. */
interface SentHeader {
  readonly name: string;
  readonly place: number;
}

/** The variable with a header's value for the requested path. */
function variableOf({name, place}: SentHeader): string {
  return `$header_${name.toLowerCase().replaceAll('-', '_')}${place === 0 ? '' : `_${place + 1}`}`;
}

/** The headers that the rules set, except Content-Type, which nginx takes from the file's extension. */
function sentHeaders({headers}: HostingDescription): SentHeader[] {
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
  return block(`map "$status $asked_path" ${variableOf(header)}`, ['default "";', ...rows]);
}

const ofPreflight = Object.entries(preflightHeaders).map(([name, value]) => ({name, place: 0, value}));

/** The file that a browser asks about before it asks for it, and what is answered. */
const preflightMaps = [
  block('map "$request_method $written_path" $preflight_path', [
    'default "";',
    ...withPreflight.map((path) =>
      path.startsWith('/*')
        ? `${expression(`~^OPTIONS (?<asked_for>${plainPath}${path.slice(2).replaceAll('.', '\\.')})\\z`)} $asked_for;`
        : `${expression(`~^OPTIONS ${pathExpression(path)}`)} ${path};`,
    ),
  ]),
  ...ofPreflight.map((header) =>
    block(`map "$status $preflight_path" ${variableOf(header)}`, [
      'default "";',
      `${expression('~^204 .')} ${text(header.value)};`,
    ]),
  ),
];

/** The maps to the values of all headers. */
export const headerMaps = (description: HostingDescription): string[][] => [
  ...preflightMaps,
  ...sentHeaders(description).map((header) => headerMap(header, description)),
];

/** The lines that send all headers. */
export const sendHeaders = (description: HostingDescription): string[] =>
  [...sentHeaders(description), ...ofPreflight].map(
    (header) => `add_header ${header.name} ${variableOf(header)} always;`,
  );
