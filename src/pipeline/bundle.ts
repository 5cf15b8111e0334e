import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {CurrentBundler, Plugin} from '@docusaurus/types';
import {isText} from './hosting/contentTypes';

type Bundler = CurrentBundler['instance'];
export type Options = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type BundlerPlugin = NonNullable<Options['plugins']>[number];
export type Stats = InstanceType<Bundler['Stats']>;

/** The parts of Rspack that Docusaurus's types lack, since those are webpack's. */
interface Rspack {
  readonly lazyCompilationMiddleware: (compiler: object) => unknown;
  readonly CssExtractRspackPlugin: {
    new (options: {readonly filename: string}): BundlerPlugin;
    readonly loader: string;
  };
}

const isRspack = (bundler: object): bundler is Rspack =>
  'lazyCompilationMiddleware' in bundler && 'CssExtractRspackPlugin' in bundler;

/** @throws Error if Docusaurus uses another bundler. */
export function rspackOf({name, instance}: CurrentBundler): Rspack {
  if (!isRspack(instance)) throw new Error(`The site is bundled with Rspack, and Docusaurus uses ${name}.`);
  return instance;
}

/** TypeScript and JSX for the browsers that the site serves. */
export const typescriptRule = {
  test: /\.tsx?$/,
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      parser: {syntax: 'typescript', tsx: true},
      transform: {react: {runtime: 'automatic'}},
      target: 'es2022',
    },
  },
};

/**
 * Holds what a bundle copies, such as fonts and programs, to the files that it comes from.
 *
 * @throws Error where they differ: a loader was given a file that is no script, and took its bytes for text.
 */
async function checkCopies(stats: Stats): Promise<void> {
  const {context, output} = stats.compilation.options;
  for (const {name, info} of stats.toJson({all: false, assets: true, cachedAssets: true}).assets ?? []) {
    // Scripts are made smaller.
    if (info.sourceFilename === undefined || isText(name) === true) continue;
    const source = path.resolve(context, info.sourceFilename);
    const [copy, original] = await Promise.all([readFile(path.resolve(output.path, name)), readFile(source)]);
    if (copy.equals(original)) continue;
    throw new Error(
      `${name} is not what ${source} is: a loader has changed it. Narrow the \`test\` of its rule to scripts.`,
    );
  }
}

/**
 * Bundles code apart from the site's pages, such as the editor and the player.
 *
 * @param name what is bundled, for the error message.
 */
export async function bundle({instance: bundler}: CurrentBundler, name: string, options: Options): Promise<Stats> {
  const compiler = bundler({devtool: false, performance: false, ...options});
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, done) => {
      if (done === undefined) reject(error ?? new Error(`The ${name} was not bundled.`));
      else resolve(done);
    });
  });
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) throw new Error(`The ${name} was not bundled: ${stats.toString({all: false, errors: true})}`);
  await checkCopies(stats);
  return stats;
}

/** The file with a given ending that a bundle's entry was written to. */
export function fileOf(stats: Stats, entry: string, ending: string): string {
  const files = stats.toJson({all: false, assets: true}).assetsByChunkName?.[entry] ?? [];
  const file = files.find((name) => name.endsWith(ending));
  if (file === undefined) throw new Error(`The bundle of the ${entry} has no ${ending} file.`);
  return file;
}

/** A module, and those that are concatenated into it. */
interface BundledModule {
  readonly nameForCondition?: string | null;
  readonly modules?: readonly BundledModule[];
}

/** The files that modules were made of. */
export const filesOf = (modules: readonly BundledModule[]): string[] =>
  modules.flatMap(({nameForCondition, modules: inner = []}) => [
    ...(nameForCondition ? [nameForCondition] : []),
    ...filesOf(inner),
  ]);

/** The folder of the package that a file belongs to; undefined for the site's own files. */
export function packageFolder(file: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0];
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
  return [...new Set(filesOf(modules).flatMap((file) => packageFolder(file) ?? []))];
}
