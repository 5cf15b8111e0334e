import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import site from '../../jest.config.mjs';

const rootDir = path.resolve(import.meta.dirname, '../..');

/**
 * The unit tests that name no environment. A test that does, for a browser's window, takes the place of the one that
 * tells Stryker which test reaches which change.
 */
const testMatch = readdirSync(path.join(rootDir, 'tests/unit'), {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => path.join(rootDir, 'tests/unit', file))
  .filter((file) => !readFileSync(file, 'utf8').startsWith('/** @jest-environment'));

export default async () => {
  // `run.ts` has written the generated files once; here they would be written for each change.
  return {...(await site()), globalSetup: undefined, rootDir, testMatch};
};
