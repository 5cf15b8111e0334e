/** Shared by the commands that serve the built site: their arguments and the site's folder. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

/**
 * Reads `--port` and `--site` (the folder of the build) from the command line. Exits with a message if they are invalid
 * or there is no build.
 */
export function readArguments() {
  try {
    const {values} = parseArgs({
      options: {port: {type: 'string', default: '8787'}, site: {type: 'string', default: 'build'}},
    });
    const port = Number(values.port);
    if (!Number.isInteger(port) || port < 1 || port > 65535) {
      throw new Error(`--port is "${values.port}"; write a number from 1 to 65535.`);
    }
    const site = path.resolve(values.site);
    if (!existsSync(path.join(site, '.hosting'))) {
      throw new Error(`There is no built site in ${values.site} to serve: run "npm run build" first.`);
    }
    return {port, site, rules: path.join(site, '.hosting')};
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}

/**
 * Ends this process with the server, and the other way round.
 *
 * @param {import('node:child_process').ChildProcess} server
 */
export function followServer(server) {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 0));
}
