import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {nginxConfiguration} from '../../../src/build/server/nginx.mjs';

/** A site on a port of its own. */
export interface ServedSite {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** This site's rules, of which all sites get the kinds of files and the compression. */
const ownRules = path.join('build', '.hosting', 'nginx-server.conf');

/**
 * The part of this site's rules that holds for any site: what stands before the first decision about an address.
 *
 * @throws Error where that part does not tell scripts from other files.
 */
export function commonRules(rules: string): string {
  const common = rules.slice(0, rules.search(/^(if|location|add_header|error_page) /m));
  if (!common.includes('text/javascript js;')) throw new Error(`${ownRules} does not begin with the kinds of files.`);
  return common;
}

const plainServer = [
  'error_page 404 /404.html;',
  'location / {',
  'try_files $uri $uri/index.html $uri.html =404;',
  '}',
  '',
].join('\n');

/** The rules that a build brings along, or plain ones for a peer's. */
function rulesFor(site: string, folder: string): string {
  const own = path.join(site, '.hosting');
  if (existsSync(own)) return own;
  const rules = path.join(folder, 'rules');
  mkdirSync(rules);
  writeFileSync(path.join(rules, 'nginx-http.conf'), '');
  writeFileSync(path.join(rules, 'nginx-server.conf'), commonRules(readFileSync(ownRules, 'utf8')) + plainServer);
  return rules;
}

async function answers(origin: string, hasEnded: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (hasEnded()) throw new Error(`nginx ended before ${origin} answered.`);
    const isUp = await fetch(origin).then(
      ({ok}) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${origin} did not answer within ten seconds.`);
}

/** Serves the folder of a built site with nginx and the brotli files beside its pages. */
export async function serve(site: string, port: number): Promise<ServedSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tailor-ai-benchmark-'));
  const configuration = path.join(folder, 'nginx.conf');
  writeFileSync(configuration, nginxConfiguration({port, site, rules: rulesFor(site, folder), folder}));
  const server = spawn('nginx', ['-e', 'stderr', '-p', folder, '-c', configuration], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  process.once('exit', () => server.kill('SIGTERM'));
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, {recursive: true, force: true});
  };
  const origin = `http://127.0.0.1:${port}`;
  try {
    await answers(origin, () => server.exitCode !== null);
  } catch (error) {
    await stop();
    throw error;
  }
  return {origin, stop};
}
