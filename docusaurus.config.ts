import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import {GENERATED_FILES_DIR_NAME} from '@docusaurus/utils';
import {docs} from './src/pipeline/config/docs';
import {markdown} from './src/pipeline/config/markdown';
import {pageTemplate} from './src/pipeline/config/pageTemplate';
import {plugins, themes} from './src/pipeline/config/plugins';
import {sourceLinks} from './src/pipeline/config/sourceLinks';
import {headTags, themeConfig} from './src/pipeline/config/themeConfig';
import {servedFolder} from './src/blog/plugin';
import {homeAliases} from './src/lib/audience';
import {readSettings} from './src/lib/settings/read';

const settings = readSettings();
const source = sourceLinks(settings);

export default {
  title: 'Tailor AI',
  tagline: 'Landing pages tailored to every visitor',
  favicon: 'img/favicon.svg',
  staticDirectories: ['static', `${GENERATED_FILES_DIR_NAME}/${servedFolder}`],
  url: settings.siteUrl,
  baseUrl: '/',
  baseUrlIssueBanner: false,
  // One address for each page: no slash at the end, in links, canonicals and the sitemap.
  trailingSlash: false,
  future: {
    v4: true,
    // No page shows when it was last changed, so git need not be there.
    experimental_vcs: false,
    // The cache has the build wait for the browser's copy of each Markdown file; there is none (src/pipeline/plugins/browser-files).
    faster: {mdxCrossCompilerCache: false},
  },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown,
  headTags,
  ssrTemplate: pageTemplate,
  presets: [
    [
      'classic',
      {
        docs: {...docs(settings), ...source},
        // src/blog/plugin, with pages of its own.
        blog: false,
        // A folder is a page; what else is in it, the page is made of.
        pages: {include: ['**/index.tsx']},
        // Without the other addresses of the home page; pages marked noindex are left out by the plugin itself.
        sitemap: {lastmod: null, changefreq: null, priority: null, ignorePatterns: homeAliases},
        theme: {customCss: './src/css/index.css'},
      } satisfies PresetOptions,
    ],
  ],
  plugins: plugins(settings, source),
  themes,
  themeConfig,
} satisfies Config;
