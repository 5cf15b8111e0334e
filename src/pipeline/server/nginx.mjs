/** Runs nginx with the generated rules, with a complete configuration in its own folder. */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

const brotliModules = [
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  '/usr/lib64/nginx/modules/ngx_http_brotli_static_module.so',
];

/** nginx's module for files that are compressed already, where it is installed. */
export const brotliModule = () => brotliModules.find((file) => existsSync(file));

/** An installed nginx. Debian keeps it where only the root user's path leads. */
export const findNginx = () => ['nginx', '/usr/sbin/nginx'].find((file) => spawnSync(file, ['-v']).error === undefined);

/** @param {string} value */
const inQuotes = (value) => `"${value.replace(/[\\"]/g, '\\$&')}"`;

/**
 * The text of nginx.conf.
 *
 * @param {{port: number, folder: string}} place the port, and the folder for nginx's own files, with a link `site` to
 *   the built site
 */
export function nginxConfiguration({port, folder}) {
  const brotli = brotliModule();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    ...(brotli ? [`load_module ${brotli};`] : []),
    // As root, nginx would run its workers as another user, who may not be able to read the site.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'worker_processes 1;',
    'daemon off;',
    `pid ${inQuotes(`${folder}/nginx.pid`)};`,
    'error_log stderr warn;',
    'events { worker_connections 512; }',
    'http {',
    'access_log off;',
    'sendfile on;',
    ...temporary.map((name) => `${name}_temp_path ${inQuotes(`${folder}/${name}`)};`),
    `include ${inQuotes(`${folder}/site/.hosting/nginx-http.conf`)};`,
    'server {',
    `listen 127.0.0.1:${port};`,
    `root ${inQuotes(`${folder}/site`)};`,
    `include ${inQuotes(`${folder}/site/.hosting/nginx-server.conf`)};`,
    ...(brotli ? ['brotli_static on;'] : []),
    '}',
    '}',
    '',
  ].join('\n');
}
