import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Fails with a sentence that says what to adapt. */
export function see(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}

/** A file of a package in node_modules; '' where there is none. */
export function fileOfPackage(name: string): string {
  const file = path.join('node_modules', name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
