import type {Config} from '@docusaurus/types';

/** Head tags of every page: the colour of the browser's own bars in each theme. */
export const headTags = [
  {tagName: 'meta', attributes: {name: 'theme-color', content: '#ffffff', media: '(prefers-color-scheme: light)'}},
  {tagName: 'meta', attributes: {name: 'theme-color', content: '#090d24', media: '(prefers-color-scheme: dark)'}},
] satisfies Config['headTags'];
