import {accessSync, constants} from 'node:fs';
import path from 'node:path';

/**
 * The file of a command, or undefined.
 *
 * @param {string} command
 */
export const onPath = (command) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => path.join(folder, command))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
