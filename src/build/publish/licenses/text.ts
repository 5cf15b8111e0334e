import {canBeMet} from './expression';
import {deliveredLicenses, identifiers} from './allowed';
import type {DeliveredPackage} from './packages';

const rule = '-'.repeat(80);

/** @throws Error that names each package whose license is not allowed. */
function checkDelivered(packages: readonly DeliveredPackage[]): void {
  const allowed = identifiers(deliveredLicenses);
  const refused = packages.filter(({license}) => license === undefined || !canBeMet(license, allowed));
  if (refused.length === 0) return;
  const lines = refused.map(({name, version, license}) => `  - ${name}@${version}: ${license ?? 'names no license'}`);
  throw new Error(
    [
      'Browsers would be sent packages whose license is not in deliveredLicenses:',
      ...lines,
      'Replace the package, or add the license to src/build/publish/licenses/allowed.ts with the reason.',
    ].join('\n'),
  );
}

/**
 * The licenses of packages, by name; packages with the same text share it.
 *
 * @throws Error if a package may not be delivered.
 */
export function licensesText(packages: readonly DeliveredPackage[]): string {
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
