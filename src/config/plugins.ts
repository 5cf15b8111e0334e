import type {Config} from '@docusaurus/types';
import type {Settings} from '../settings/parse';

/** The site's plugins beside those of the preset, by path: Docusaurus loads them with their options. */
export function plugins(_settings: Settings): NonNullable<Config['plugins']> {
  return ['./src/plugins/audience-script/index.ts', './src/plugins/lean-client/index.ts', './src/plugins/placeholders/index.ts'];
}

export const themes = ['@docusaurus/theme-mermaid'] satisfies Config['themes'];
