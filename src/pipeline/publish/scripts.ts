import type {Root} from 'hast';
import {elementsIn, propertyName} from '../html/tree';
import type {Script, ScriptName} from '../plugins/browser-files/scripts';
import {statSync} from 'node:fs';
import path from 'node:path';
import type {Bundles} from '../plugins/browser-files/bundles';

/** The sizes of compressed scripts in KB, a line each: those of pages, React, and parts that load later. */
export function bytesReport(outDir: string, {scripts, parts: {react, ...parts}}: Bundles): string {
  const ofReact = react?.files ?? [];
  const sizeOf = (files: readonly string[]): number =>
    files.reduce((sum, file) => sum + statSync(path.join(outDir, `${file}.br`)).size, 0) / 1024;
  const ofPages = Object.entries(scripts).map(([name, file]) => [`${name} (behaviors)`, sizeOf([file])] as const);
  const later = Object.entries(parts).map(
    ([name, {files}]) => [name, sizeOf(files.filter((file) => !ofReact.includes(file)))] as const,
  );
  return [...ofPages, ['react', sizeOf(ofReact)] as const, ...later.sort(([, a], [, b]) => b - a)]
    .map(([name, size]) => `${size.toFixed(1).padStart(6)} KB  ${name}`)
    .join('\n');
}

const attributesIn = (page: Root): ReadonlySet<string> =>
  new Set(elementsIn(page).flatMap(({properties}) => Object.keys(properties)));

/**
 * The scripts that a page needs, in the order in which they run.
 *
 * @throws Error if a guide needs a second script: behaviors would run twice.
 */
export function scriptsOf(page: Root, scripts: readonly Script[]): ScriptName[] {
  const attributes = attributesIn(page);
  const served = new Set<string>();
  const needed = new Map<ScriptName, string | undefined>();
  for (const {name, own, also} of scripts) {
    const unserved = own.find(
      ({file, marks, touches}) =>
        !served.has(file) && [...marks, ...touches].some((each) => attributes.has(propertyName(each))),
    );
    if (name !== 'site' && unserved === undefined) continue;
    needed.set(name, unserved?.file);
    for (const {file} of [...own, ...also]) served.add(file);
  }
  if (!needed.has('docs')) return [...needed.keys()];
  for (const [name, file] of needed) {
    if (name === 'site' || name === 'docs') continue;
    throw new Error(
      `A guide needs src/${file}, which is in the script "${name}" and not in the one of guides: ` +
        'add its folder to docs.also in src/pipeline/plugins/browser-files/scripts.ts.',
    );
  }
  return ['docs'];
}
