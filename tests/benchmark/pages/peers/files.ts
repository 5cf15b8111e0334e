import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Writes a file, with the folders above it. */
export function put(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}
