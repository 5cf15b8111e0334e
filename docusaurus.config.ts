import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import {parseSettings} from './src/settings/parse';
import embedPages from './src/plugins/embed-pages';
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
        docs: {routeBasePath: '/', sidebarPath: './sidebars.ts'},
        blog: false,
        theme: {customCss: './src/css/index.css'},
      } satisfies PresetOptions,
    ],
  ],
  plugins: [leanClient, embedPages],
};
export default config;
