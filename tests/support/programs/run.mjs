/** `npm run test:programs`: installs what tests need, and fails where something is missing still. */
import {ensure} from './install.mjs';
import {programs} from './programs.mjs';

try {
  ensure(Object.values(programs));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
