import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {bundledPackages, filesOf, type Stats} from '../../bundle';
import {readTextSync} from '../../files';
import {fileName} from './layers';
import {scriptNames, type ScriptName} from './scripts';

/** What the bundler made for browsers. */
export interface Bundles {
  /** The addresses of the behaviors' scripts, by name. */
  readonly scripts: Readonly<Record<ScriptName, string>>;
  /** The script files and style sheets of each island, and of code that behaviors fetch, by name. */
  readonly parts: Readonly<Record<string, {readonly files: readonly string[]; readonly styles: readonly string[]}>>;
  /** The style sheets that the behaviors' scripts use. */
  readonly styles: readonly string[];
  /** The folders of all packages in these scripts. */
  readonly packages: readonly string[];
}

/** Docusaurus loads each plugin separately, so plugins share this through a file. */
const noteFile = (generatedFilesDir: string): string => path.join(generatedFilesDir, 'browser-files', 'bundles.json');

/** Saves what the rest of the build needs to know about the bundles. */
export function noteBundles(
  stats: Stats,
  {siteDir, generatedFilesDir}: Pick<LoadContext, 'siteDir' | 'generatedFilesDir'>,
): void {
  const {chunks = [], namedChunkGroups = {}} = stats.toJson({
    all: false,
    chunks: true,
    chunkModules: true,
    chunkGroups: true,
    nestedModules: true,
    cachedModules: true,
    ids: true,
    dependentModules: true,
    orphanModules: true,
    modulesSpace: Infinity,
    chunkModulesSpace: Infinity,
    nestedModulesSpace: Infinity,
  });
  const groupOf = (name: string): {files: string[]; styles: string[]} => {
    const own = chunks.filter(({id}) => namedChunkGroups[name]?.chunks?.includes(id ?? '') === true);
    return {
      files: own.flatMap(({files}) => files).filter((file) => file.endsWith('.js')),
      styles: own
        .flatMap(({modules = []}) => filesOf(modules))
        .filter((file) => file.endsWith('.css'))
        .map((file) => fileName(file, siteDir)),
    };
  };
  const groups = scriptNames.map((name) => ({name, ...groupOf(name)}));
  const addressOf = (name: ScriptName): string => {
    const files = groups.find((group) => group.name === name)?.files;
    const file = files?.find((each) => path.basename(each).startsWith(`${name}.`));
    if (file === undefined) throw new Error(`The bundler made no script "${name}".`);
    return `/${file}`;
  };
  const names = Object.keys(namedChunkGroups).filter(
    (name) => ![...scriptNames, 'styles'].some((each) => each === name),
  );
  const noted: Bundles = {
    scripts: {
      site: addressOf('site'),
      home: addressOf('home'),
      docs: addressOf('docs'),
      reading: addressOf('reading'),
      blog: addressOf('blog'),
      consent: addressOf('consent'),
      pages: addressOf('pages'),
    },
    styles: groups.flatMap(({styles}) => styles),
    parts: Object.fromEntries(names.map((name) => [name, groupOf(name)])),
    packages: bundledPackages(stats),
  };
  const file = noteFile(generatedFilesDir);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, JSON.stringify(noted));
}

const isBundles = (noted: unknown): noted is Bundles =>
  noted instanceof Object && 'scripts' in noted && 'parts' in noted && 'styles' in noted;

/** What the bundler made in this build. */
export function readBundles(generatedFilesDir: string): Bundles {
  const noted: unknown = JSON.parse(readTextSync(noteFile(generatedFilesDir)));
  if (!isBundles(noted)) throw new Error(`${noteFile(generatedFilesDir)} is not what the bundler noted; build again.`);
  return noted;
}
