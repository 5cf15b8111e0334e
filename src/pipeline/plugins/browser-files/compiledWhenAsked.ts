import path from 'node:path';
import type {CurrentBundler} from '@docusaurus/types';
import {rspackOf} from '../../bundle';

/** Pages, guides, posts, islands, and large libraries that few pages need. */
const asked =
  /[\\/](src[\\/]pages|docs|blog)[\\/].*\.(tsx|mdx?)$|\.island\.tsx$|[\\/]node_modules[\\/](@mermaid-js|mermaid)[\\/]/;

/** Keeps the list of routes from compiling every page: see the loader. */
const withoutWeakReferences = {
  test: /[\\/]\.docusaurus[\\/]registry\.js$/,
  loader: path.join(__dirname, 'withoutWeakReferences.cjs'),
} as const;

/** Has `npm start` compile a page on the first request for it, since compiling all takes too long. */
export function compiledWhenAsked(bundler: CurrentBundler): object {
  const {lazyCompilationMiddleware} = rspackOf(bundler);
  return {
    module: {rules: [withoutWeakReferences]},
    lazyCompilation: {entries: false, imports: true, test: asked},
    devServer: {
      setupMiddlewares(middlewares: unknown[], {compiler}: {readonly compiler: object}): unknown[] {
        middlewares.unshift({name: 'compiled when asked', middleware: lazyCompilationMiddleware(compiler)});
        // Docusaurus concatenates what plugins return, and already has this list.
        return [];
      },
    },
  };
}
