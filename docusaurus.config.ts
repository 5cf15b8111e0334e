import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import {parseSettings} from './src/settings/parse';
import {blog} from './src/config/blog';
import {docs} from './src/config/docs';
import {prism} from './src/config/prism';
import leanClient from './src/plugins/lean-client';

const settings = parseSettings(process.env);

const config: Config = {
  title: 'Tailor AI',
  url: settings.siteUrl,
  baseUrl: '/',
  baseUrlIssueBanner: false,
  trailingSlash: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  future: {v4: true, faster: true},
  customFields: {settings},
  presets: [
    [
      'classic',
      {
        docs,
        blog,
        theme: {customCss: './src/css/index.css'},
      } satisfies PresetOptions,
    ],
  ],
  themeConfig: {prism, colorMode: {respectPrefersColorScheme: true}},
  plugins: [leanClient],
};
export default config;
