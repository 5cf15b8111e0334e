/** Shared by the commands that serve the built site: their arguments and the site's folder. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

/**
 * Reads `--port` and `--site` (the folder of the build) from the command line. Exits with a message if they are invalid
 * or there is no build.
 *
 * @param {readonly string[]} args
 */
export function readArguments(args = process.argv.slice(2)) {
  try {
    const {values} = parseArgs({
      args: [...args],
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
 * Ends the server with this process, which ends by itself once the server has.
 *
 * @param {import('node:child_process').ChildProcess} server
 */
export function followServer(server) {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
}

/**
 * Passes on what a server says, and stops it at what it would leave out of the rules, which it only warns of.
 *
 * @param {import('node:child_process').ChildProcess} server with pipes for its output
 * @param {RegExp} complaint what a line says of a rule that does not hold
 */
export function stopAtComplaints(server, complaint) {
  let isRefused = false;
  for (const [from, to] of /** @type {const} */ ([
    [server.stdout, process.stdout],
    [server.stderr, process.stderr],
  ])) {
    let rest = '';
    from?.on('data', (data) => {
      to.write(data);
      const lines = `${rest}${data}`.split('\n');
      rest = lines.pop() ?? '';
      isRefused ||= lines.some((line) => complaint.test(line));
      if (isRefused) server.kill('SIGTERM');
    });
  }
  server.on('exit', (code) => {
    process.exitCode = isRefused ? 1 : (code ?? 0);
    // Its own children may hold its output open.
    setTimeout(() => process.exit(), 1_000);
  });
  server.on('close', () => {
    if (isRefused) console.error('The server would leave out rules of this site; see above which, and why.');
    process.exit();
  });
}
