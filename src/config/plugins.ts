import type {Config} from '@docusaurus/types';
import type {Settings} from '../settings/parse';
import {blog} from './blog';
import {clientRedirects} from './redirects';
import type {SourceLinks} from './sourceLinks';

/** The site's plugins beside those of the preset, by path: Docusaurus loads them with their options. */
export function plugins(settings: Settings, source: SourceLinks): NonNullable<Config['plugins']> {
  return [
    './src/plugins/audience-script/index.ts',
    ['./src/plugins/blog/index.ts', {...blog(settings), ...source}],
    './src/plugins/blog-not-found/index.ts',
    // Where it is off, not even its name is in the build.
    ...(settings.caseStudies === 'on' ? ['./src/plugins/case-studies/index.ts'] : []),
    './src/plugins/comparison-route/index.ts',
    './src/plugins/embed-pages/index.ts',
    ['./src/plugins/browser-files/index.ts', {settings}],
    './src/plugins/markdown-twins/index.ts',
    './src/plugins/placeholders/index.ts',
    './src/plugins/price-sheet/index.ts',
    ['./src/plugins/release-feed/index.ts', {settings}],
    './src/plugins/search-index/index.ts',
    './src/plugins/share-cards/index.ts',
    './src/plugins/sidebar-script/index.ts',
    './src/plugins/sample-files/index.ts',
    './src/plugins/third-party-licenses/index.ts',
    ['./src/plugins/api-description/index.ts', {settings}],
    ['./src/plugins/editor/index.ts', {settings}],
    ['./src/plugins/site-files/index.ts', {settings}],
    ['@docusaurus/plugin-client-redirects', clientRedirects(settings)],
    ['./src/plugins/server-rules/index.ts', {settings}],
  ];
}

export const themes = ['@docusaurus/theme-mermaid'] satisfies Config['themes'];
