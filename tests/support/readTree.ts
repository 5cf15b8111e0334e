import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

export interface SourceFile {
  readonly file: string;
  readonly text: string;
}

/** The text of all files below a folder whose names match. */
export function readTree(folder: string, name: RegExp): SourceFile[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => name.test(file))
    .map((file) => path.join(folder, file))
    .map((file) => ({file, text: readFileSync(file, 'utf8')}));
}
