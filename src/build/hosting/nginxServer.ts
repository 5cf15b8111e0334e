import type {HostingDescription} from './description';
import {headerNames, headerVariable, redirectStatuses} from './nginxMaps';
import {block} from './nginxText';

const essence = (contentType: string): string => contentType.replace(/;.*/s, '');

function types({contentTypes}: HostingDescription): string[] {
  // nginx adds it to HTML of its own accord, and warns where that is said again.
  const withCharset = Object.values(contentTypes).filter(
    (type) => type.includes('charset=') && essence(type) !== 'text/html',
  );
  return [
    ...block(
      'types',
      Object.entries(contentTypes).map(([ending, type]) => `${essence(type)} ${ending};`),
    ),
    'default_type application/octet-stream;',
    'charset utf-8;',
    `charset_types ${[...new Set(withCharset.map(essence))].join(' ')};`,
  ];
}

const behavior = [
  // Twins made at build are sent as they are; what has none is compressed on the way.
  'gzip_static on;',
  'gzip on;',
  'gzip_vary on;',
  'gzip_types text/css text/javascript text/markdown text/plain application/json application/xml image/svg+xml;',
  'server_tokens off;',
  'absolute_redirect off;',
  // Ranges are for large files, of which there are none; Cloudflare's engine sends the whole file too.
  'max_ranges 0;',
  // The first pass sees what was asked for; later ones see the file or error page that answers.
  'uninitialized_variable_warn off;',
  ...block('if ($asked_path = "")', ['set $asked_path $uri;']),
];

/** One hop, to where the path that was meant has a row, a page or a file; the query stays. */
function redirects(description: HostingDescription): string[] {
  const ownPathIs = (condition: string, path: string): string[] =>
    block(`if (${condition})`, [`set $own_path ${path};`]);
  return [
    ...redirectStatuses(description).flatMap((status) =>
      block(`if ($moved_${status})`, [`return ${status} $moved_${status};`]),
    ),
    ...block('if ($request_method !~ ^(?:GET|HEAD)$)', ['return 405;']),
    'set $own_path "";',
    ...ownPathIs('-f $document_root$file_path', '$file_path'),
    ...ownPathIs('-f $document_root$page_path.html', '$page_path'),
    ...ownPathIs('$folder_path', '$folder_path'),
    ...description.sharedPages.flatMap((page) => ownPathIs(`$clean_path ~* ^${page}(/[^/]+)\\z`, `${page}$1`)),
    ...ownPathIs('$own_path = ""', '$page_of_letters'),
    ...ownPathIs('$own_path = $written_path', '""'),
    ...block('if ($own_path)', ['return 307 $own_path$is_args$args;']),
  ];
}

function missing({hidden, twins, errorPages}: HostingDescription): string[] {
  return [
    'error_page 404 @missing;',
    ...block('location @missing', ['try_files $error_page =404;']),
    ...[...hidden, ...errorPages.map(({page}) => page)].flatMap((path) => block(`location = ${path}`, ['return 404;'])),
    // Twins are sent in the place of the files that they are made from.
    ...block(`location ~ \\.(?:${twins.join('|')})\\z`, ['return 404;']),
    // What is in folders of this kind is for servers, but for the one that is there to be found (RFC 8615).
    ...block('location ~ ^/\\.(?!well-known/)', ['return 404;']),
  ];
}

function pages({folders, sharedPages}: HostingDescription): string[] {
  return [
    ...['', ...folders].flatMap((folder) => block(`location = ${folder}/`, [`try_files ${folder}/index.html =404;`])),
    ...sharedPages.flatMap((page) => block(`location ~ ^${page}/[^/]+/?\\z`, [`try_files ${page}.html =404;`])),
    ...block('location /', ['try_files $uri $uri.html =404;']),
  ];
}

/** The part of the configuration that is in the `server` block, beside `listen`, `server_name` and `root`. */
export function nginxServer(description: HostingDescription): string {
  const lines = [
    ...types(description),
    ...behavior,
    ...redirects(description),
    ...headerNames(description).map((name) => `add_header ${name} ${headerVariable(name)} always;`),
    ...missing(description),
    ...pages(description),
  ];
  return `${lines.join('\n')}\n`;
}
