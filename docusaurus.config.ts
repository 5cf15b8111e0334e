import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import {docs} from './src/config/docs';
import {headTags} from './src/config/headTags';
import {markdown} from './src/config/markdown';
import {plugins, themes} from './src/config/plugins';
import {sitemap} from './src/config/sitemap';
import {sourceLinks} from './src/config/sourceLinks';
import {themeConfig} from './src/config/themeConfig';
import {servedFolder} from './src/plugins/blog/files';
import {parseSettings} from './src/settings/parse';

const settings = parseSettings(process.env);
const source = sourceLinks(settings);

export default {
  title: 'Tailor AI',
  tagline: 'Landing pages tailored to every visitor',
  favicon: 'img/favicon.svg',
  staticDirectories: ['static', `.docusaurus/${servedFolder}`],
  url: settings.siteUrl,
  baseUrl: '/',
  baseUrlIssueBanner: false,
  // One address for each page: no slash at the end, in links, canonicals and the sitemap.
  trailingSlash: false,
  future: {
    v4: true,
    // The cache has the build wait for the browser's copy of each Markdown file; there is none (src/plugins/browser-files).
    faster: {mdxCrossCompilerCache: false},
  },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  customFields: {settings},
  markdown,
  headTags,
  presets: [
    [
      'classic',
      {
        docs: {...docs(settings), ...source},
        // src/plugins/blog, with pages of its own.
        blog: false,
        sitemap,
        theme: {customCss: './src/css/index.css'},
      } satisfies PresetOptions,
    ],
  ],
  plugins: plugins(settings, source),
  themes,
  themeConfig,
} satisfies Config;
