import {access} from 'node:fs/promises';
import path from 'node:path';

/** The HTML files of the routes, as absolute paths; a route without a file of its own is left out. */
export async function pageFiles(outDir: string, routesPaths: readonly string[]): Promise<string[]> {
  const candidates = [...new Set(routesPaths)].flatMap((route) => {
    const bare = route.replace(/\.html$/, '').replace(/\/$/, '');
    return bare === '' ? ['index.html'] : [`${bare.slice(1)}.html`];
  });
  const found = await Promise.all(
    candidates.map(async (name) => {
      const file = path.join(outDir, name);
      return access(file).then(
        () => [file],
        () => [],
      );
    }),
  );
  return found.flat();
}
