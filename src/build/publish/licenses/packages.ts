import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {readManifest, type Manifest} from './manifest';

/** A package whose code browsers get. */
export interface DeliveredPackage extends Manifest {
  /** The text of its license and notices; undefined if it has none. */
  readonly text: string | undefined;
}

/** The folder of the package that a file belongs to; undefined for the site's own files. */
export function packageFolder(file: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0];
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
  const manifest = readManifest(await readFile(path.join(folder, 'package.json'), 'utf8'), nameOf(folder));
  const names = (await readdir(folder, {withFileTypes: true}))
    .filter((entry) => entry.isFile() && /^(?:licen[cs]e|copying|notice)\b/i.test(entry.name))
    .map(({name}) => name)
    .sort();
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  const text = texts.map((each) => each.replaceAll('\r\n', '\n').trim()).join('\n\n');
  return {...manifest, text: text === '' ? undefined : text};
}
