import type {Config} from '@docusaurus/types';
import leanClient from '../plugins/lean-client';
import placeholders from '../plugins/placeholders';

/** The site's plugins beside those of the preset. */
export const plugins = [leanClient, placeholders] satisfies Config['plugins'];

export const themes = ['@docusaurus/theme-mermaid'] satisfies Config['themes'];
