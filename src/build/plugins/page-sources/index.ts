import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Names the files that a page's content is made of to the bundler: a changed sample or picture reloads the page in
 * `npm start`, and no build takes what was read from the old file from its cache.
 */
export default function pageSources(): Plugin {
  return {
    name: 'page-sources',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/i,
            // Docusaurus leaves these folders out of its rule for all other Markdown files.
            include: [path.resolve('docs'), path.resolve('blog')],
            enforce: 'post',
            loader: path.join(__dirname, 'addSources.cjs'),
          },
        ],
      },
    }),
  };
}
