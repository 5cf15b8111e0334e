/** Where Chrome or Chromium is installed. */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {onPath} from './onPath.mjs';

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
    ...commands.flatMap((command) => onPath(command) ?? []),
    // Playwright's own, with windows.
    chromium.executablePath(),
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

/** The browser without windows is Chrome's oldest part: it keeps no page for going back to, whatever it is told. */
const keepsPages = (/** @type {string} */ file) => !/headless[-_]shell/.test(file);

/**
 * The executable of an installed browser, or undefined.
 *
 * @param {NodeJS.ProcessEnv} [environment]
 * @throws Error when CHROMIUM_PATH names no browser.
 */
export function findChromium(environment = process.env) {
  const chosen = environment.CHROMIUM_PATH;
  if (!chosen) return usualPlaces(environment).find((file) => existsSync(file) && runs(file));
  if (existsSync(chosen) && runs(chosen)) return chosen;
  throw new Error(`CHROMIUM_PATH is "${chosen}", which is no Chrome or Chromium that runs. Correct it, or unset it.`);
}

/**
 * The executable of an installed browser that can keep a page as it was left, for when its visitor comes back, or
 * undefined. It is the one that CHROMIUM_PATH names where that one can.
 *
 * @param {NodeJS.ProcessEnv} [environment]
 */
export const findKeepingChromium = (environment = process.env) =>
  [environment.CHROMIUM_PATH ?? '', ...usualPlaces(environment)].find(
    (file) => existsSync(file) && keepsPages(file) && runs(file),
  );
