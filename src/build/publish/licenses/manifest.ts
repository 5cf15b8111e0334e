import {unnamedLicenses} from './allowed';

/** The fields of a package.json that decide whether a package may be used. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression; undefined if neither the file nor our list has one. */
  readonly license: string | undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** A license in npm's older format: {type: 'MIT', url: '…'}. */
function identifier(value: unknown): string | undefined {
  if (isObject(value)) return identifier(value.type);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/**
 * Reads a package.json.
 *
 * @param name the package's name, if the file has none.
 * @throws Error if it is not a JSON object.
 */
export function readManifest(json: string, name: string): Manifest {
  const value: unknown = JSON.parse(json);
  if (!isObject(value)) throw new Error(`The package.json of ${name} is no object.`);
  const version = typeof value.version === 'string' ? value.version : '';
  const listed = Array.isArray(value.licenses) ? value.licenses.map(identifier) : [];
  // Several licenses in the older format are alternatives.
  const older = listed.length > 0 && listed.every((each) => each !== undefined) ? listed.join(' OR ') : undefined;
  const found = unnamedLicenses.find((each) => each.package === `${name}@${version}`)?.license;
  return {name, version, license: identifier(value.license) ?? older ?? found};
}
