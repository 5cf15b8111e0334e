import type {Config} from '@docusaurus/types';
import type {Settings} from '../../lib/settings/parse';
import {blog} from '../../blog/plugin/options';
import type {SourceLinks} from './sourceLinks';

/** The site's plugins in addition to the preset's, by path. */
export function plugins(settings: Settings, source: SourceLinks): NonNullable<Config['plugins']> {
  return [
    ['./src/blog/plugin/index.ts', {...blog(settings), ...source}],
    ['./src/pipeline/plugins/routes/index.ts', {settings}],
    ['./src/pipeline/plugins/api-description/index.ts', {settings}],
    './src/pipeline/plugins/page-sources/index.ts',
    ['./src/pipeline/plugins/browser-files/index.ts', {settings}],
    process.env.NODE_ENV === 'development'
      ? ['./src/pipeline/plugins/development/index.ts', {settings}]
      : ['./src/pipeline/publish/index.ts', {settings}],
    ['./src/pipeline/plugins/redirect-pages/index.ts', {settings}],
  ];
}

export const themes = ['@docusaurus/theme-mermaid'] satisfies Config['themes'];
