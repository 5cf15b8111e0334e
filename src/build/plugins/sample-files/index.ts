import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {samplesFolder} from '../../config/remarkPlugins';

/**
 * Names the samples that a page shows to the bundler as the page's own files:
 * a changed sample reloads the page in `npm start`, and no build takes the old
 * text from its cache.
 */
export default function sampleFiles(): Plugin {
  return {
    name: 'sample-files',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/i,
            // Docusaurus leaves these folders out of its rule for all other Markdown files.
            include: [path.resolve('docs'), path.resolve('blog')],
            enforce: 'pre',
            use: [{loader: path.join(__dirname, 'addSamples.cjs'), options: {folder: samplesFolder}}],
          },
        ],
      },
    }),
  };
}
