import {readPackage, type DeliveredPackage} from './packages';
import {canBeMet, deliveredLicenses, identifiers} from './allowed';

const rule = '-'.repeat(80);

function checkDelivered(packages: readonly DeliveredPackage[]): void {
  const allowed = identifiers(deliveredLicenses);
  const refused = packages.filter(({license}) => license === undefined || !canBeMet(license, allowed));
  if (refused.length === 0) return;
  const lines = refused.map(({name, version, license}) => `  - ${name}@${version}: ${license ?? 'names no license'}`);
  throw new Error(
    [
      'Browsers would be sent packages whose license is not in deliveredLicenses:',
      ...lines,
      'Replace the package, or add the license to src/pipeline/publish/licenses/allowed.ts with the reason.',
    ].join('\n'),
  );
}

/**
 * The licenses of the packages in some folders, by name; packages with the same text share it.
 *
 * @throws Error that names each package that may not be delivered, or if there are none.
 */
export async function licensesOf(folders: readonly string[]): Promise<string> {
  if (folders.length === 0) throw new Error('The bundler names no package that it put into its files.');
  const packages = await Promise.all(folders.map(readPackage));
  checkDelivered(packages);
  const sections = new Map<string, string[]>();
  const titles = packages.map((each) => ({...each, title: `${each.name} ${each.version} (${each.license ?? ''})`}));
  for (const {title, text = 'The package brings no license text along.'} of titles.sort((a, b) =>
    a.title < b.title ? -1 : 1,
  )) {
    sections.set(text, [...new Set([...(sections.get(text) ?? []), title])]);
  }
  return `${[
    'The scripts, styles and fonts here contain these packages, under these licenses.',
    ...[...sections].map(([text, names]) => [rule, ...names, '', text].join('\n')),
  ].join('\n\n')}\n`;
}
