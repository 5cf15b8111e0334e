import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import {parseSettings} from './src/settings/parse';
import audienceScript from './src/plugins/audience-script';
import leanClient from './src/plugins/lean-client';

const settings = parseSettings(process.env);

const config: Config = {
  title: 'Tailor AI',
  url: settings.siteUrl,
  favicon: 'img/logo.svg',
  baseUrl: '/',
  baseUrlIssueBanner: false,
  trailingSlash: false,
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'throw',
  future: {v4: true, faster: true},
  customFields: {settings},
  themeConfig: {colorMode: {respectPrefersColorScheme: true}},
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
  plugins: [audienceScript, leanClient, () => ({name: 'x', configureWebpack: (c: any, s: boolean) => process.env.MAPS && !s ? {devtool: 'source-map'} : {}})],
};
export default config;
