import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {readText} from '../../files';
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

/** A package whose code browsers get. */
export interface DeliveredPackage extends Manifest {
  /** The text of its license and notices; undefined if it has none. */
  readonly text: string | undefined;
}

/** The name of the package in a folder: `@radix-ui/react-dialog` for …/node_modules/@radix-ui/react-dialog. */
function nameOf(folder: string): string {
  return folder
    .split(/[\\/]/)
    .slice(path.basename(path.dirname(folder)).startsWith('@') ? -2 : -1)
    .join('/');
}

/** Reads a package with its license. */
export async function readPackage(folder: string): Promise<DeliveredPackage> {
  const manifest = readManifest(await readText(path.join(folder, 'package.json')), nameOf(folder));
  const names = (await readdir(folder, {withFileTypes: true}))
    .filter((entry) => entry.isFile() && /^(?:licen[cs]e|copying|notice)\b/i.test(entry.name))
    .map(({name}) => name)
    .sort();
  const texts = await Promise.all(names.map((name) => readText(path.join(folder, name))));
  const text = texts.map((each) => each.replaceAll('\r\n', '\n').trim()).join('\n\n');
  return {...manifest, text: text === '' ? undefined : text};
}
