import type {CurrentBundler, Plugin} from '@docusaurus/types';

type Bundler = CurrentBundler['instance'];
export type Options = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type BundlerPlugin = NonNullable<Options['plugins']>[number];
export type Stats = InstanceType<Bundler['Stats']>;

/** What of Rspack the types of Docusaurus, which are webpack's, leave out. */
interface Rspack {
  readonly lazyCompilationMiddleware: (compiler: object) => unknown;
  readonly CssExtractRspackPlugin: {
    new (options: {readonly filename: string}): BundlerPlugin;
    readonly loader: string;
  };
}

const isRspack = (bundler: object): bundler is Rspack =>
  'lazyCompilationMiddleware' in bundler && 'CssExtractRspackPlugin' in bundler;

/** @throws Error where Docusaurus bundles with something else. */
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
 * Bundles code that is in no page of the site, such as the editor and the player.
 *
 * @param name what is bundled, for the error's sentence.
 * @throws Error with the bundler's own messages.
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
  return stats;
}

/**
 * The files that a bundle's entry was written to.
 *
 * @throws Error where it has none with that ending.
 */
export function fileOf(stats: Stats, entry: string, ending: string): string {
  const files = stats.toJson({all: false, assets: true}).assetsByChunkName?.[entry] ?? [];
  const file = files.find((name) => name.endsWith(ending));
  if (file === undefined) throw new Error(`The bundle of the ${entry} has no ${ending} file.`);
  return file;
}
