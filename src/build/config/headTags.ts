import type {Config} from '@docusaurus/types';
import {siteColor} from '../colorTokens';

/** Head tags of every page: the color of the browser's own bars in each theme. */
export const headTags = (['light', 'dark'] as const).map((theme) => ({
  tagName: 'meta',
  attributes: {
    name: 'theme-color',
    content: siteColor('paper', theme),
    media: `(prefers-color-scheme: ${theme})`,
  },
})) satisfies Config['headTags'];
