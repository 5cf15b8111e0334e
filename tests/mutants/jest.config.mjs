import path from 'node:path';
import site from '../../jest.config.mjs';

const rootDir = path.resolve(import.meta.dirname, '../..');

/** The unit tests: `run.ts` has written the generated files once; here they would be written for each change. */
export default async () => ({
  ...(await site()),
  globalSetup: undefined,
  rootDir,
  testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}'],
});
