/** Where the browser tests find the built site, on each of its servers. */
import {programs} from './programs/programs.mjs';

const port = Number(process.env.PORT ?? '8788');

/** The port of each server; `npm test` looks for two that are free. */
export const portOf = {cloudflare: port, nginx: Number(process.env.NGINX_PORT ?? port + 1)};

/** Without nginx all pages come from Cloudflare's engine, and the tests of nginx's rules fail. */
export const origins = {
  cloudflare: `http://localhost:${portOf.cloudflare}`,
  nginx: programs.nginx.find() === undefined ? undefined : `http://localhost:${portOf.nginx}`,
};
