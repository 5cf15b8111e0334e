import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {buildLicenses, canBeMet, identifiers, unnamedLicenses} from '@site/src/pipeline/publish/licenses/allowed';
import {readManifest} from '@site/src/pipeline/publish/licenses/packages';
import {neededPackages, type LockedPackages} from '../../support/lockfile';

/** Packages of development whose files are sent to browsers. */
export const delivered = [
  '@sveltia/cms',
  'pagefind',
  '@fontsource-variable/bricolage-grotesque',
  '@fontsource-variable/instrument-sans',
];

interface LicenseReport {
  readonly checked: number;
  /** Packages of other platforms, which are not installed here and cannot be read. */
  readonly absent: number;
  /** One sentence for each: the package, its license, what to do. */
  readonly problems: readonly string[];
}

/** Reads the package.json below a folder of the lockfile; undefined where the package is not installed. */
export type ReadManifest = (at: string) => string | undefined;

export const readInstalled: ReadManifest = (at) => {
  const file = path.join(at, 'package.json');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

const advice = 'Replace the package, or add the license to src/pipeline/publish/licenses/allowed.ts with the reason.';

/** Checks the license of every package that production needs, as its own package.json names it. */
export function checkLicenses(packages: LockedPackages, named: readonly string[], read: ReadManifest): LicenseReport {
  const allowed = identifiers(buildLicenses);
  const problems: string[] = [];
  const seen = new Set<string>();
  let absent = 0;
  for (const at of neededPackages(packages, named)) {
    const json = read(at);
    if (json !== undefined) {
      const {name, version, license} = readManifest(json, at.slice(at.lastIndexOf('node_modules/') + 13));
      seen.add(`${name}@${version}`);
      if (license === undefined) problems.push(`${name}@${version} names no license. ${advice}`);
      else if (!canBeMet(license, allowed)) problems.push(`${name}@${version} is under ${license}. ${advice}`);
    } else if (packages[at]?.optional === true) absent += 1;
    else problems.push(`${at} is not installed. Run "npm ci".`);
  }
  return {checked: seen.size, absent, problems};
}

/** Entries of our own list that no installed package needs any more. */
export function unusedEntries(read: ReadManifest): string[] {
  return unnamedLicenses.flatMap((entry) => {
    const at = entry.package.lastIndexOf('@');
    const json = read(`node_modules/${entry.package.slice(0, at)}`);
    const used = json !== undefined && readManifest(json, '').version === entry.package.slice(at + 1);
    return used ? [] : [`${entry.package} is not installed; take it out of unnamedLicenses.`];
  });
}
