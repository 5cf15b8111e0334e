import {comparisonPage} from '../../lib/comparisonPath';
import {editorFolder, headersPath} from './addresses';
import {compressedTwins, contentTypes} from './contentTypes';
import type {HostingDescription} from './description';
import {sendHeaders} from './nginxHeaders';
import {redirectStatuses} from './nginxMaps';
import {block} from './nginxText';

const essence = (contentType: string): string => contentType.replace(/;.*/s, '');

function types(): string[] {
  // nginx always includes text/html, and warns if it is listed.
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
  // Precompressed files are sent as they are; others are compressed on the fly.
  'gzip_static on;',
  'gzip on;',
  'gzip_vary on;',
  'gzip_types text/css text/javascript text/markdown text/plain application/json application/xml image/svg+xml;',
  'server_tokens off;',
  'absolute_redirect off;',
  // There are no large files that need ranges; Cloudflare sends whole files too.
  'max_ranges 0;',
  // The first pass sees the request; later passes see the file or error page.
  'uninitialized_variable_warn off;',
  ...block('if ($asked_path = "")', ['set $asked_path $uri;']),
];

/** Redirects in one hop if the intended path is a redirect, a page or a file; keeps the query. */
function redirects(description: HostingDescription): string[] {
  const ownPathIs = (condition: string, path: string): string[] =>
    block(`if (${condition})`, [`set $own_path ${path};`]);
  return [
    ...redirectStatuses(description).flatMap((status) =>
      block(`if ($moved_${status})`, [`return ${status} $moved_${status};`]),
    ),
    ...block('if (-f $document_root$preflight_path)', ['return 204;']),
    ...block('if ($request_method !~ ^(?:GET|HEAD)$)', ['return 405;']),
    'set $own_path "";',
    ...ownPathIs('-f $document_root$file_path', '$file_path'),
    ...ownPathIs('-f $document_root$page_path.html', '$page_path'),
    ...ownPathIs('$folder_path', '$folder_path'),
    ...ownPathIs(`$clean_path ~* ^${comparisonPage}(/(?!index(?:\\.html)?\\z)[^/]+)\\z`, `${comparisonPage}$1`),
    ...ownPathIs('$own_path = ""', '$page_of_letters'),
    ...ownPathIs('$own_path = $written_path', '""'),
    ...block('if ($own_path)', ['return 307 $own_path$is_args$args;']),
  ];
}

function missing({errorPages}: HostingDescription): string[] {
  return [
    'error_page 404 @missing;',
    ...block('location @missing', ['try_files $error_page =404;']),
    ...[headersPath, ...errorPages.map(({page}) => page)].flatMap((path) =>
      block(`location = ${path}`, ['return 404;']),
    ),
    // Precompressed files have no address of their own.
    ...block(`location ~ \\.(?:${compressedTwins.join('|')})\\z`, ['return 404;']),
    // Dot folders are for servers, except .well-known (RFC 8615).
    ...block('location ~ ^/\\.(?!well-known/)', ['return 404;']),
  ];
}

const pages = [
  ...['', editorFolder].flatMap((folder) => block(`location = ${folder}/`, [`try_files ${folder}/index.html =404;`])),
  ...block(`location ~ ^${comparisonPage}/[^/]+/?\\z`, [`try_files ${comparisonPage}.html =404;`]),
  ...block('location /', ['try_files $uri $uri.html =404;']),
];

/** The part of the configuration for the `server` block, in addition to `listen`, `server_name` and `root`. */
export function nginxServer(description: HostingDescription): string {
  const lines = [
    ...types(),
    ...behavior,
    ...redirects(description),
    ...sendHeaders(description),
    ...missing(description),
    ...pages,
  ];
  return `${lines.join('\n')}\n`;
}
