import type {HostingDescription} from './description';
import {block, expression, pathExpression, text} from './nginxText';

/** The variable that holds a header's value for the path that was asked for. */
export function headerVariable(name: string): string {
  return `$header_${name.toLowerCase().replaceAll('-', '_')}`;
}

/** The headers that the rules set; Content-Type is left out, since nginx has it from the file's ending. */
export function headerNames({headers}: Pick<HostingDescription, 'headers'>): string[] {
  return [...new Set(headers.flatMap(({set}) => Object.keys(set)))].filter((name) => name !== 'Content-Type');
}

/** The status is part of the key, so that a missing file can have a value of its own. The first match counts. */
function headerMap(name: string, {headers, missing}: HostingDescription): string[] {
  const ofMissing = [...missing].reverse().map((rule) => ({start: '~^404 ', rule}));
  const ofAll = [...headers].reverse().map((rule) => ({start: '~^\\d+ ', rule}));
  const rows = [...ofMissing, ...ofAll].flatMap(({start, rule: {paths, set, without = []}}) => {
    // An empty header is not sent.
    const value = without.includes(name) ? '' : set[name];
    return value === undefined ? [] : [`${expression(`${start}${pathExpression(paths)}`)} ${text(value)};`];
  });
  return block(`map "$status $asked_path" ${headerVariable(name)}`, ['default "";', ...rows]);
}

/** The statuses that redirects answer with, each once. */
export function redirectStatuses({redirects}: Pick<HostingDescription, 'redirects'>): number[] {
  return [...new Set(redirects.map(({status}) => status))].sort();
}

/** A target with the visitor's query behind its own, before its hash. */
function withQuery(to: string): string {
  const [, address = '', hash = ''] = /^([^#]*)(.*)$/s.exec(to) ?? [];
  const query = address.includes('?') ? '${further_args}' : '${is_args}${args}';
  return `"${text(address).slice(1, -1)}${query}${text(hash).slice(1, -1)}"`;
}

function redirectMap(status: number, {redirects}: HostingDescription): string[] {
  const rows = redirects
    .filter((redirect) => redirect.status === status)
    .map(({from, to}) => `${expression(`~^${pathExpression(from).replace(/\$$/, '/?$')}`)} ${withQuery(to)};`);
  return block(`map $uri $moved_${status}`, ['default "";', ...rows]);
}

/**
 * A path in another spelling than its own ("//docs", "/%64ocs") leads to its
 * own. Only plain characters are ever put into the answer: a decoded line
 * break there would be a header of the visitor's choice.
 */
const tidyPath = block('map "$request_uri $uri" $tidy_path', [
  'default "";',
  `${expression('~^(?<asked>[^? ]*)(?:\\?[^ ]*)? \\k<asked>$')} "";`,
  `${expression('~^[^ ]* (?<plain>/[A-Za-z0-9/_.~-]*)$')} $plain;`,
]);

function errorPageMap({errorPages}: HostingDescription): string[] {
  return block(
    'map $asked_path $error_page',
    errorPages.map(({under, page}) => `${expression(`~^${pathExpression(`${under}*`)}`)} ${page}.html;`),
  );
}

/** The part of the configuration that stands in the `http` block. */
export function nginxHttp(description: HostingDescription): string {
  const sections = [
    // The only way to write a dollar sign that starts no variable.
    block('geo $dollar', ['default "$";']),
    block('map $args $further_args', ['"" "";', 'default "&$args";']),
    tidyPath,
    ...redirectStatuses(description).map((status) => redirectMap(status, description)),
    errorPageMap(description),
    ...headerNames(description).map((name) => headerMap(name, description)),
  ];
  return `${sections.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
