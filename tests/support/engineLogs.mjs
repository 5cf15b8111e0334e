/** What the engines that serve the builds say while they do. */
import path from 'node:path';

/** The commands that serve a built site, by the engine that they run. */
export const serverScripts = /** @type {const} */ ({
  cloudflare: 'src/build/server/serve.mjs',
  nginx: 'src/build/server/serveNginx.mjs',
});

/**
 * Where the output of a server is kept.
 *
 * @param {string} site the folder of the build.
 * @param {string} engine
 */
export const logOf = (site, engine) => path.resolve('node_modules/.cache/tailor-ai-servers', `${site}-${engine}.log`);
