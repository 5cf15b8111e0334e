import path from 'node:path';
import type {Site, SiteFile} from '../site';
import {canBeMet, deliveredLicenses, identifiers} from './allowed';
import {readPackage, type DeliveredPackage} from './packages';

/** Packages whose files are copied into the site rather than bundled: the search, and the fonts in static/fonts. */
const copied = ['pagefind', '@fontsource-variable/bricolage-grotesque', '@fontsource-variable/instrument-sans'];

const rule = '-'.repeat(80);

function checkDelivered(packages: readonly DeliveredPackage[]): void {
  const allowed = identifiers(deliveredLicenses);
  const refused = packages.filter(({license}) => license === undefined || !canBeMet(license, allowed));
  if (refused.length === 0) return;
  const lines = refused.map(({name, version, license}) => `  - ${name}@${version}: ${license ?? 'names no license'}\n`);
  throw new Error(
    `Browsers would be sent packages whose license is not in deliveredLicenses:\n${lines.join('')}` +
      'Replace the package, or add the license to src/pipeline/publish/licenses/allowed.ts with the reason.',
  );
}

/** The licenses of the packages in some folders, by name; packages with the same text share it. */
export async function licensesOf(folders: readonly string[]): Promise<string> {
  if (folders.length === 0) throw new Error('The bundler names no package that it put into its files.');
  const packages = await Promise.all(folders.map(readPackage));
  checkDelivered(packages);
  const titles = packages.map((each) => ({...each, title: `${each.name} ${each.version} (${each.license ?? ''})`}));
  const sections = new Map<string, Set<string>>();
  for (const {title, text = 'The package brings no license text along.'} of titles.sort((a, b) =>
    a.title < b.title ? -1 : 1,
  )) {
    sections.set(text, (sections.get(text) ?? new Set()).add(title));
  }
  return `${[
    'The scripts, styles and fonts here contain these packages, under these licenses.',
    ...[...sections].map(([text, names]) => [rule, ...names, '', text].join('\n')),
  ].join('\n\n')}\n`;
}

/**
 * Makes /third-party-licenses.txt: the licenses of all packages that browsers get. Most licenses require this, and
 * minified scripts have no comments.
 *
 * @param bundled the folders of the packages in the site's scripts.
 */
export async function listLicenses({siteDir}: Site, bundled: readonly string[]): Promise<SiteFile[]> {
  const folders = copied.map((name) => path.join(siteDir, 'node_modules', name));
  return [{name: 'third-party-licenses.txt', content: await licensesOf([...bundled, ...folders])}];
}
