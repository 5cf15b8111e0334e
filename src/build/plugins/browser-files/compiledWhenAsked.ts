import path from 'node:path';

/** What of Rspack the types of Docusaurus, which are webpack's, leave out. */
interface Rspack {
  readonly lazyCompilationMiddleware: (compiler: object) => unknown;
}

const isRspack = (bundler: object): bundler is Rspack => 'lazyCompilationMiddleware' in bundler;

/** Pages, what guides and posts say, tools, and the large libraries that few pages need. */
const asked =
  /[\\/](src[\\/]pages|docs|blog)[\\/].*\.(tsx|mdx?)$|\.island\.tsx$|[\\/]node_modules[\\/](@mermaid-js|mermaid)[\\/]/;

/** For the list of routes: see the loader. */
export const withoutWeakReferences = {
  test: /[\\/]\.docusaurus[\\/]registry\.js$/,
  loader: path.join(__dirname, 'withoutWeakReferences.cjs'),
} as const;

/**
 * Has `npm start` compile a page when it is asked for first: all of them together take longer than anybody waits.
 *
 * @param bundler what Docusaurus bundles with.
 */
export function compiledWhenAsked(bundler: object): object {
  if (!isRspack(bundler)) return {};
  const {lazyCompilationMiddleware} = bundler;
  return {
    lazyCompilation: {entries: false, imports: true, test: asked},
    devServer: {
      setupMiddlewares(middlewares: unknown[], {compiler}: {readonly compiler: object}): unknown[] {
        middlewares.unshift({name: 'compiled when asked', middleware: lazyCompilationMiddleware(compiler)});
        // Docusaurus joins what each plugin returns, and has this list already.
        return [];
      },
    },
  };
}
