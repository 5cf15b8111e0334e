import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

function siblings(file: string): string {
  const folder = path.dirname(file);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.length === 0 ? 'create the file' : `${path.basename(folder)} holds ${names.sort().join(', ')}`;
}

/**
 * The text of a sample, without the line break at its end.
 *
 * @param folder the folder of all samples.
 * @param sample the file's path below it, `<guide>/<file>`.
 * @throws Error that quotes the path and says what to write instead, where it leads out of the folder or to no file.
 */
export function readSample(folder: string, sample: string): string {
  const file = path.resolve(folder, sample);
  const below = path.relative(folder, file);
  if (below === '' || below.startsWith('..') || path.isAbsolute(below) || sample !== below.replaceAll(path.sep, '/')) {
    throw new Error(
      `sample="${sample}" leads out of ${path.basename(folder)}; write <guide>/<file>, such as api-integration/active-pages.ts`,
    );
  }
  if (!existsSync(file) || !statSync(file).isFile()) {
    throw new Error(`sample="${sample}" names no file in ${path.basename(folder)}; ${siblings(file)}`);
  }
  return readFileSync(file, 'utf8').replace(/\n$/, '');
}
