import type {Config} from '@docusaurus/types';
import {validateFrontMatter} from '../lib/frontMatter';

export const markdown = {
  mermaid: true,
  hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  async parseFrontMatter({defaultParseFrontMatter, ...file}) {
    const parsed = await defaultParseFrontMatter(file);
    validateFrontMatter(file.filePath, parsed.frontMatter);
    return parsed;
  },
} satisfies Config['markdown'];
