import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {installPackages} from '../support/systemPackages.mjs';
import type {Driver} from '../support/visitor/driver';
import {firefoxDriver} from '../support/visitor/firefox';
import {webkitDriver} from '../support/visitor/webkit';

export type EngineName = 'firefox' | 'webkit';

export interface InstalledEngine {
  readonly name: EngineName;
  readonly start: () => Promise<Driver>;
}

const onPath = (command: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, command))
    .find((file) => existsSync(file));

const firefox = (): string | undefined =>
  process.env.FIREFOX_PATH ??
  onPath('firefox-esr') ??
  onPath('firefox') ??
  ['/Applications/Firefox.app/Contents/MacOS/firefox'].find((file) => existsSync(file));

/** WebKit's MiniBrowser, where its driver and a screen for it are installed too. */
function miniBrowser(): string | undefined {
  if (onPath('WebKitWebDriver') === undefined || onPath('xvfb-run') === undefined) return undefined;
  const libraries = '/usr/lib';
  return readdirSync(libraries)
    .flatMap((folder) =>
      ['4.1', '4.0', '6.0'].map((version) => path.join(libraries, folder, `webkit2gtk-${version}/MiniBrowser`)),
    )
    .find((file) => existsSync(file));
}

const known = [
  {name: 'firefox', packages: ['firefox-esr', 'fonts-liberation'], find: firefox, driver: firefoxDriver},
  {
    name: 'webkit',
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth', 'fonts-liberation'],
    find: miniBrowser,
    driver: webkitDriver,
  },
] as const;

/**
 * The engines beside Chromium that this machine has, or gets here.
 *
 * @throws Error where one is missing in CI, which has to test in each.
 */
export function enginesHere(): InstalledEngine[] {
  return known.flatMap(({name, packages, find, driver}) => {
    if (find() === undefined) installPackages(name, packages);
    const file = find();
    if (file !== undefined) return [{name, start: () => driver(file)}];
    if (process.env.CI !== undefined) throw new Error(`CI tests in ${name}, which is not installed.`);
    console.info(`Nothing is tested in ${name}.`);
    return [];
  });
}
