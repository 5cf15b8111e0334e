/** Where the browser tests find the built site, on each of its servers. */
import {hasNginx} from './nginx.mjs';

const port = Number(process.env.PORT ?? '8788');

/** The port of each server; `npm test` looks for two that are free. */
export const portOf = {cloudflare: port, nginx: Number(process.env.NGINX_PORT ?? port + 1)};

/** Without nginx the tests of its rules are skipped, and counted so. */
export const origins = {
  cloudflare: `http://localhost:${portOf.cloudflare}`,
  nginx: hasNginx() ? `http://localhost:${portOf.nginx}` : undefined,
};
