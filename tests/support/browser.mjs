/**
 * The browser of the end-to-end tests: an installed Chrome or Chromium where
 * there is one, else one that this module installs. Run as a script it makes
 * sure that there is a browser, and says which.
 */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {chromium} from '@playwright/test';
import {installPackages} from './systemPackages.mjs';

const advice =
  'No browser found: install Google Chrome or Chromium, or set CHROMIUM_PATH to the path of its executable.';

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'chrome.exe'];

/** @param {NodeJS.ProcessEnv} environment */
function usualPlaces(environment) {
  const windowsFolders = [environment.PROGRAMFILES, environment['PROGRAMFILES(X86)'], environment.LOCALAPPDATA];
  return [
    // Debian's browser without windows, which are half of a test's work.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ...windowsFolders.flatMap((folder) => (folder ? [path.join(folder, 'Google/Chrome/Application/chrome.exe')] : [])),
    ...(environment.PATH ?? '')
      .split(path.delimiter)
      .filter((folder) => folder !== '')
      .flatMap((folder) => commands.map((command) => path.join(folder, command))),
  ];
}

/**
 * Whether it answers with a version. Ubuntu's chromium-browser is a script that
 * only says what to install; Windows' chrome.exe would open a window.
 *
 * @param {string} executable
 */
function runs(executable) {
  if (process.platform === 'win32') return true;
  const {status, stdout} = spawnSync(executable, ['--version'], {encoding: 'utf8', timeout: 20_000});
  return status === 0 && /chrom/i.test(stdout);
}

/**
 * The executable of an installed browser, or undefined.
 *
 * @param {NodeJS.ProcessEnv} [environment]
 * @throws Error when CHROMIUM_PATH names no browser.
 */
export function findBrowser(environment = process.env) {
  const chosen = environment.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen) && runs(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is "${chosen}", which is no Chrome or Chromium that runs. Correct it, or unset it.`);
  }
  return [...usualPlaces(environment), chromium.executablePath()].find((file) => existsSync(file) && runs(file));
}

/**
 * Installs a browser: Playwright's own, which leaves the system as it is, or Debian's. With it comes Liberation, which
 * is as wide as Arial: without either, the stand-ins of src/css/fonts.css have nothing to draw with, and headlines move.
 */
function installBrowser() {
  const args = ['playwright', 'install', 'chromium'];
  console.log(`No browser found; trying: npx ${args.join(' ')}`);
  spawnSync('npx', args, {stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32'});
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const found = findBrowser();
    if (found !== undefined) return found;
    installPackages('Chromium', [name, 'fonts-liberation']);
  }
  return findBrowser();
}

/**
 * The executable of a browser, installed if need be.
 *
 * @throws Error saying what to install, when nothing worked.
 */
export function ensureBrowser() {
  const executable = findBrowser() ?? installBrowser();
  if (executable === undefined) throw new Error(advice);
  return executable;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    console.log(`Browser: ${ensureBrowser()}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
