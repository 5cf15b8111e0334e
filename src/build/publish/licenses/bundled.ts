import type {Stats} from '../../bundle';
import {licensesText} from './text';
import {packageFolder, readPackage} from './packages';

interface BundledModule {
  readonly nameForCondition?: string | null;
  /** Modules concatenated into this one. */
  readonly modules?: readonly BundledModule[];
}

function filesOf({nameForCondition, modules = []}: BundledModule): string[] {
  return [...(nameForCondition ? [nameForCondition] : []), ...modules.flatMap(filesOf)];
}

/** The folders of the packages in a bundle. */
export function bundledPackages(stats: Stats): string[] {
  const {modules = []} = stats.toJson({
    all: false,
    modules: true,
    nestedModules: true,
    cachedModules: true,
    runtimeModules: true,
    modulesSpace: Infinity,
    nestedModulesSpace: Infinity,
  });
  return [...new Set(modules.flatMap(filesOf).flatMap((file) => packageFolder(file) ?? []))];
}

/**
 * The licenses of the packages in some folders.
 *
 * @throws Error if one of them may not be delivered, or if there are none.
 */
export async function licensesOf(folders: readonly string[]): Promise<string> {
  if (folders.length === 0) throw new Error('The bundler names no package that it put into its files.');
  return licensesText(await Promise.all(folders.map(readPackage)));
}
