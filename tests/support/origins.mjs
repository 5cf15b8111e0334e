/** Where the browser tests find the builds, on each of their servers. */
import {programs} from './programs/programs.mjs';

/**
 * @param {string} variable
 * @param {number} fallback
 */
const portFrom = (variable, fallback) => Number(process.env[variable] ?? fallback);

const first = portFrom('PORT', 8788);

/** The port of each server, by the folder of the build; `npm test` looks for some that are free. */
export const portsOf = {
  build: {cloudflare: first, nginx: portFrom('NGINX_PORT', first + 1)},
  'build-owner': {cloudflare: portFrom('OWNER_PORT', first + 2), nginx: portFrom('OWNER_NGINX_PORT', first + 3)},
};

/**
 * Without nginx all pages come from Cloudflare's engine, and the tests of nginx's rules fail.
 *
 * @param {{cloudflare: number, nginx: number}} ports
 */
const originsAt = ({cloudflare, nginx}) => ({
  cloudflare: `http://localhost:${cloudflare}`,
  nginx: programs.nginx.find() !== undefined ? `http://localhost:${nginx}` : undefined,
});

export const originsOf = {build: originsAt(portsOf.build), 'build-owner': originsAt(portsOf['build-owner'])};

/** Those of the default build. */
export const origins = originsOf.build;

/** The commands that serve a built site, by the engine that they run. */
export const serverScripts = /** @type {const} */ ({
  cloudflare: 'src/pipeline/server/serve.mjs',
  nginx: 'src/pipeline/server/serveNginx.mjs',
});
