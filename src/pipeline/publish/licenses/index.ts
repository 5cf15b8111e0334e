import path from 'node:path';
import {licensesOf} from './bundled';
import type {Site, SiteFile} from '../site';

/** Packages whose files are copied into the site rather than bundled: the search, and the fonts in static/fonts. */
const copied = ['pagefind', '@fontsource-variable/bricolage-grotesque', '@fontsource-variable/instrument-sans'];

/**
 * Makes /third-party-licenses.txt: the licenses of all packages that browsers get. Most licenses require this, and
 * minified scripts have no comments.
 *
 * @param bundled the folders of the packages in the site's scripts.
 * @throws Error if one may not be delivered.
 */
export async function listLicenses({siteDir}: Site, bundled: readonly string[]): Promise<SiteFile[]> {
  const folders = copied.map((name) => path.join(siteDir, 'node_modules', name));
  return [{name: 'third-party-licenses.txt', content: await licensesOf([...bundled, ...folders])}];
}
