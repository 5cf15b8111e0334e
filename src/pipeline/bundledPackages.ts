import type {Stats} from './bundle';

/** The folder of the package that a file belongs to; undefined for the site's own files. */
export function packageFolder(file: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0];
}

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
