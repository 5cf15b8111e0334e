import {rmSync} from 'node:fs';
import path from 'node:path';

/** Removes from a site's folder whatever was built or kept for the next build. */
export function unbuild(folder: string): void {
  for (const generated of ['.docusaurus', 'build', 'node_modules/.cache']) {
    rmSync(path.join(folder, generated), {recursive: true, force: true});
  }
}
