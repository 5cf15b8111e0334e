import {spawnSync} from 'node:child_process';
import {copyFileSync, existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {precompress} from '@site/src/build/plugins/server-rules/precompress';
import {readTree} from '../../../support/readTree';
import type {Fixture} from '../fixture';
import type {Peer} from './peer';

/** Where packages and sites of peers lie; git and the checks leave it out. */
const kept = '.benchmark';

function run(command: string, args: readonly string[], folder: string): void {
  const binaries = path.resolve(folder, 'node_modules', '.bin');
  const {status} = spawnSync(command, args, {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    // Astro needs a newer Node than this site may run on: the one among its packages stands first.
    env: {
      ...process.env,
      PATH: `${binaries}${path.delimiter}${process.env.PATH ?? ''}`,
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
    },
  });
  if (status !== 0) throw new Error(`"${command} ${args.join(' ')}" failed in ${folder}.`);
}

/** Installs the packages that are pinned beside this file, unless they are there. */
function install(name: Peer['name'], folder: string): void {
  const wanted = path.join('tests', 'benchmark', 'pages', 'peers', name, 'package.json');
  const installed = path.join(folder, 'installed.json');
  const text = readFileSync(wanted, 'utf8');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === text) return;
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  copyFileSync(wanted, path.join(folder, 'package.json'));
  // Production is said for the build; npm would leave packages out for it.
  run('npm', ['install', '--include=dev', '--no-audit', '--no-fund', '--ignore-scripts'], folder);
  copyFileSync(wanted, installed);
}

/**
 * Installs a peer's packages and writes its site from the fixture.
 *
 * @returns its folder.
 */
export function writePeer(peer: Peer, fixture: Fixture): string {
  const folder = path.join(kept, peer.name);
  install(peer.name, folder);
  peer.write({folder, fixture});
  return folder;
}

/**
 * Builds a peer's site from the fixture and compresses its files as highly as this site's own.
 *
 * @returns the folder of the built site.
 */
export async function buildPeer(peer: Peer, fixture: Fixture): Promise<string> {
  const folder = writePeer(peer, fixture);
  const [command, ...args] = peer.build;
  run(command, args, folder);
  const built = path.resolve(folder, peer.built);
  await precompress(built, {pages: readTree(built, /\.(html|xml)$/).map(({file}) => file)});
  return built;
}
