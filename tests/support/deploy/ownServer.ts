import {spawn, type ChildProcess} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {hashOf} from '../../../src/pipeline/hash';
import type {ServerDeployment} from '../../../src/pipeline/deploy/toServer';
import {freePort} from '../freePort.mjs';
import {hostingReadme} from '../readmes';

/** A server of an owner's, with a real nginx, on this machine. */
export interface OwnServer {
  readonly site: string;
  /** The folder of its releases, with a space and an apostrophe in its path. */
  readonly folder: string;
  /** The command that tests and reloads nginx. */
  readonly reload: string;
  readonly deployment: (reload?: string) => ServerDeployment;
  /** The names that a link of it has, or undefined. */
  readonly linked: (link: 'current' | 'served' | 'previous') => string | undefined;
  readonly releases: () => string[];
  /** The text of the small site that nginx serves, where its policy is of the same release. */
  readonly served: () => Promise<string | undefined>;
  readonly stop: () => Promise<void>;
}

/** How the README has nginx serve releases, or how it was done before: files of `current` at once, rules by a reload. */
export type ServerStyle = 'releases' | 'current';

/** The files that the README has nginx include, as lines of its configuration: those before its server, and in it. */
function includes(folder: string): string[] {
  const [, block = ''] = /^```nginx\n([^]*?)^```/m.exec(hostingReadme()) ?? [];
  return block
    .split(/^server \{/m)
    .map((part) =>
      [...part.matchAll(/^\s*include \/srv\/tailor-ai\/(\S+);/gm)]
        .map(([, name = '']) => `include "${folder}/${name}";`)
        .join(' '),
    );
}

const configuration = (top: string, port: number, lines: readonly string[]): string =>
  [
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'worker_processes 1;',
    `pid "${top}/nginx.pid";`,
    'error_log stderr warn;',
    'events { worker_connections 64; }',
    'http {',
    'access_log off;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path "${top}/${name}";`),
    ...lines.slice(0, -1),
    `server { listen 127.0.0.1:${port}; ${lines.at(-1) ?? ''} }`,
    '}',
    '',
  ].join('\n');

/** The title of the page at `site`, if its policy is of the same release; a connection that a reload closes counts as no answer. */
async function servedText(site: string): Promise<string | undefined> {
  try {
    const answer = await fetch(site, {headers: {connection: 'close'}});
    const [, text = ''] = /<title>(.*)<\/title>/.exec(await answer.text()) ?? [];
    return answer.headers.get('content-security-policy')?.includes(hashOf(text)) === true ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Starts nginx as it is before the first deployment, and writes the lines that the README has added for it. */
export async function startOwnServer(style: ServerStyle = 'releases'): Promise<OwnServer> {
  const top = mkdtempSync(path.join(tmpdir(), 'tailor-ai-own-server-'));
  const folder = path.join(top, "the site's folder");
  const file = path.join(top, 'nginx.conf');
  const port = await freePort();
  const nginx = ['nginx', '-q', '-e', 'stderr', '-p', top, '-c', file];
  mkdirSync(folder);
  writeFileSync(file, configuration(top, port, ['return 404;']));
  const server: ChildProcess = spawn('nginx', [...nginx.slice(1), '-g', 'daemon off;'], {stdio: 'ignore'});
  const ended = new Promise((resolve) => server.once('close', resolve));
  const site = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(site).then(
      () => true,
      () => false,
    ))
  )
    await pause(20);
  const root = `include "${folder}/current/.hosting/nginx-root.conf";`;
  const lines = includes(folder).map((line) =>
    style === 'releases' ? line : line.replace(root, `root "${folder}/current";`),
  );
  writeFileSync(file, configuration(top, port, lines));
  const command = nginx.join(' ');
  const reload = `${command} -t && ${command} -s reload`;
  return {
    site,
    folder,
    reload,
    deployment: (ownReload = reload) => ({
      server: {folder, reload: ownReload, host: undefined, user: undefined, key: undefined, knownHosts: undefined},
      site,
      patience: {tries: 40, milliseconds: 50},
    }),
    linked(link) {
      try {
        return path.basename(readlinkSync(path.join(folder, link)));
      } catch {
        return undefined;
      }
    },
    releases: () => readdirSync(path.join(folder, 'releases')).sort(),
    async served() {
      // A worker of the rules before may still answer for a moment.
      for (let attempt = 0; attempt < 100; attempt++) {
        const text = await servedText(site);
        if (text !== undefined) return text;
        await pause(50);
      }
      return undefined;
    },
    async stop() {
      server.kill('SIGTERM');
      await ended;
      rmSync(top, {recursive: true, force: true});
    },
  };
}
