import type {Config} from '@docusaurus/types';

/** The site's plugins beside those of the preset, by path: Docusaurus loads them with their options. */
export const plugins = [
  './src/plugins/lean-client/index.ts',
  './src/plugins/placeholders/index.ts',
] satisfies Config['plugins'];

export const themes = ['@docusaurus/theme-mermaid'] satisfies Config['themes'];
