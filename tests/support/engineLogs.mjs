/** What the engines that serve the builds say while they do. */
import path from 'node:path';

/** The commands that serve a built site, by the engine that they run. */
export const serverScripts = /** @type {const} */ ({
  cloudflare: 'src/pipeline/server/serve.mjs',
  nginx: 'src/pipeline/server/serveNginx.mjs',
});

/**
 * Where the output of a server is kept.
 *
 * @param {string} site the folder of the build.
 * @param {string} engine
 */
export const logOf = (site, engine) => path.resolve('node_modules/.cache/tailor-ai-servers', `${site}-${engine}.log`);

/** Words with which an engine says that it leaves out something of the rules. */
const complaint = /\b(?:warn\w*|ignor\w+|invalid|exceed\w*|skipping|emerg)\b/i;

/**
 * The lines of an engine's output that find fault with the rules.
 *
 * @param {string} output
 */
export const complaintsIn = (output) => output.split('\n').filter((line) => complaint.test(line));
