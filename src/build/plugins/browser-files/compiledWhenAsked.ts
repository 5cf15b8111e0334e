import path from 'node:path';
import type {CurrentBundler} from '@docusaurus/types';
import {rspackOf} from '../../bundle';

/** Pages, what guides and posts say, tools, and the large libraries that few pages need. */
const asked =
  /[\\/](src[\\/]pages|docs|blog)[\\/].*\.(tsx|mdx?)$|\.island\.tsx$|[\\/]node_modules[\\/](@mermaid-js|mermaid)[\\/]/;

/** For the list of routes: see the loader. */
const withoutWeakReferences = {
  test: /[\\/]\.docusaurus[\\/]registry\.js$/,
  loader: path.join(__dirname, 'withoutWeakReferences.cjs'),
} as const;

/**
 * Has `npm start` compile a page when it is asked for first: all of them together take longer than anybody waits.
 */
export function compiledWhenAsked(bundler: CurrentBundler): object {
  const {lazyCompilationMiddleware} = rspackOf(bundler);
  return {
    module: {rules: [withoutWeakReferences]},
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
