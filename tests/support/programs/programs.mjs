/**
 * Every program that tests need beside Node, npm and git: where it is found, and the packages of Debian that bring it.
 * `npm test` installs what is missing where it may; else the tests that need it fail and say what to install.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {brotliModule, findNginx} from '../../../src/pipeline/server/nginx.mjs';
import {findChromium, findKeepingChromium} from './chromium.mjs';
import {onPath} from './onPath.mjs';

/**
 * @typedef {object} Program
 * @property {string} title what it is called in a message.
 * @property {readonly string[]} packages
 * @property {() => string | undefined} find its file, if it is installed.
 * @property {(isRoot: boolean) => string} [otherwise] a command that brings it where those packages do not.
 */

/** WebKit's MiniBrowser, where its driver and a screen for it are installed too. */
function miniBrowser() {
  const besides = ['WebKitWebDriver', 'xvfb-run', 'xauth'];
  if (besides.some((command) => onPath(command) === undefined)) return undefined;
  const libraries = '/usr/lib';
  return readdirSync(libraries)
    .flatMap((folder) =>
      ['4.1', '4.0', '6.0'].map((version) => path.join(libraries, folder, `webkit2gtk-${version}/MiniBrowser`)),
    )
    .find((file) => existsSync(file));
}

/** Only Linux has systems without any. Without one as wide as Arial, the stand-ins of src/css/fonts.css draw nothing. */
function arial() {
  if (process.platform !== 'linux') return 'of the system';
  const {stdout} = spawnSync('fc-list', [':', 'file', 'family'], {encoding: 'utf8'});
  return stdout?.split('\n').find((line) => /Arial|Liberation Sans/.test(line));
}

/** With brotli, as a server of one's own has it: the benchmark measures what that sends. */
const nginx = () => (brotliModule() === undefined ? undefined : findNginx());

const firefox = () =>
  process.env.FIREFOX_PATH ??
  onPath('firefox-esr') ??
  onPath('firefox') ??
  ['/Applications/Firefox.app/Contents/MacOS/firefox'].find((file) => existsSync(file));

/**
 * Playwright's own browser, for systems that have no package of one, such as Ubuntu. Only the root user gets the
 * libraries that it needs with it.
 *
 * @param {boolean} isRoot
 */
const playwrightsChromium = (isRoot) => `npx playwright install ${isRoot ? '--with-deps ' : ''}chromium`;

/** @typedef {'chromium' | 'keepingChromium' | 'arial' | 'nginx' | 'firefox' | 'webkit' | 'curl' | 'python' | 'lynx' | 'w3m' | 'pdftotext'} ProgramName */

/** @satisfies {Record<ProgramName, Program>} */
export const programs = {
  chromium: {
    title: 'Chrome or Chromium',
    packages: ['chromium-headless-shell'],
    find: findChromium,
    otherwise: playwrightsChromium,
  },
  keepingChromium: {
    title: 'a Chrome or Chromium that keeps pages for going back to',
    packages: ['chromium'],
    find: findKeepingChromium,
    otherwise: playwrightsChromium,
  },
  arial: {title: 'Arial or Liberation Sans', packages: ['fontconfig', 'fonts-liberation'], find: arial},
  nginx: {title: 'nginx with brotli', packages: ['nginx-light', 'libnginx-mod-http-brotli-static'], find: nginx},
  firefox: {title: 'Firefox', packages: ['firefox-esr'], find: firefox},
  webkit: {
    title: 'WebKit’s MiniBrowser, its driver and Xvfb',
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    find: miniBrowser,
  },
  curl: {title: 'curl', packages: ['curl'], find: () => onPath('curl')},
  python: {title: 'Python 3', packages: ['python3'], find: () => onPath('python3')},
  lynx: {title: 'Lynx', packages: ['lynx'], find: () => onPath('lynx')},
  w3m: {title: 'w3m', packages: ['w3m'], find: () => onPath('w3m')},
  pdftotext: {title: 'pdftotext', packages: ['poppler-utils'], find: () => onPath('pdftotext')},
};
