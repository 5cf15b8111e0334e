import type {Config} from '@docusaurus/types';
import type {Settings} from '../../lib/settings/parse';
import {blog} from '../../blog/plugin/options';
import {clientRedirects} from './redirects';
import type {SourceLinks} from './sourceLinks';

/** The site's plugins beside those of the preset, by path: Docusaurus loads them with their options. */
export function plugins(settings: Settings, source: SourceLinks): NonNullable<Config['plugins']> {
  return [
    './src/build/plugins/audience-script/index.ts',
    ['./src/blog/plugin/index.ts', {...blog(settings), ...source}],
    './src/blog/plugin/blogNotFound.ts',
    // Where it is off, not even its name is in the build.
    ...(settings.caseStudies === 'on' ? ['./src/build/plugins/case-studies/index.ts'] : []),
    './src/build/plugins/comparison-route/index.ts',
    './src/build/plugins/embed-pages/index.ts',
    ['./src/build/plugins/browser-files/index.ts', {settings}],
    './src/build/plugins/markdown-twins/index.ts',
    './src/build/plugins/page-sources/index.ts',
    './src/build/plugins/placeholders/index.ts',
    ['./src/build/plugins/release-feed/index.ts', {settings}],
    './src/build/plugins/search-index/index.ts',
    './src/build/plugins/share-cards/index.ts',
    './src/build/plugins/sidebar-script/index.ts',
    './src/build/plugins/third-party-licenses/index.ts',
    ['./src/build/plugins/api-description/index.ts', {settings}],
    ['./src/build/plugins/editor/index.ts', {settings}],
    ['./src/build/plugins/site-files/index.ts', {settings}],
    ['@docusaurus/plugin-client-redirects', clientRedirects(settings)],
    ['./src/build/plugins/server-rules/index.ts', {settings}],
  ];
}

export const themes = ['@docusaurus/theme-mermaid'] satisfies Config['themes'];
