import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Tells the bundler which files a page depends on, so that a changed sample or picture reloads the page in `npm start`
 * and is not taken from the cache in a build. Gives the compiler the texts of posts alone.
 */
export default function pageSources(): Plugin {
  return {
    name: 'page-sources',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/i,
            include: path.resolve('blog'),
            enforce: 'pre',
            loader: path.join(__dirname, 'withoutFields.cjs'),
          },
          {
            test: /\.mdx?$/i,
            // The folders with their own Markdown rules in Docusaurus.
            include: [path.resolve('docs'), path.resolve('blog')],
            enforce: 'post',
            loader: path.join(__dirname, 'addSources.cjs'),
          },
        ],
      },
    }),
  };
}
