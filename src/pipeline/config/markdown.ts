import path from 'node:path';
import type {Config} from '@docusaurus/types';
import {frontMatterOf, readText} from '../../blog/check/read/text';
import {validateFrontMatter} from '../../docs/frontMatter';

const isPost = (filePath: string): boolean => path.relative(process.cwd(), filePath).split(path.sep)[0] === 'blog';

export const markdown = {
  mermaid: true,
  // Posts are plain Markdown, so "<" and "{" need no escaping; documentation is MDX.
  format: 'detect',
  hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  async parseFrontMatter({defaultParseFrontMatter, ...file}) {
    if (isPost(file.filePath)) {
      const post = readText(file.fileContent);
      return {frontMatter: frontMatterOf(post), content: post.text};
    }
    const parsed = await defaultParseFrontMatter(file);
    validateFrontMatter(file.filePath, parsed.frontMatter);
    return parsed;
  },
} satisfies Config['markdown'];
