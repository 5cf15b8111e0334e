import {readFileSync} from 'node:fs';
import type {GeneratedPost} from './generatedPosts';
import {generatedPosts} from './generatedPosts';

/** A guide is made of what a post is made of; it has neither category nor date. */
export type GeneratedGuide = Pick<GeneratedPost, 'slug' | 'title' | 'excerpt' | 'body'>;

/** The address of a generated guide. */
export const guidePath = ({slug}: GeneratedGuide): string => `/docs/generated/${slug}`;

/** So many guides; all differ in title, description and address. */
export const generatedGuides = (count: number): GeneratedGuide[] =>
  generatedPosts(count).map(({slug, title, excerpt, body}, number) => ({
    slug,
    title: `Guide ${number + 1}: ${title}`,
    excerpt,
    // There may be no such post.
    body: body.replace(/, and in \[another article\].*| and in \[another article\]\([^)]*\)/, ''),
  }));

/**
 * The files of generated guides in this site, by path: their texts, and the sidebar that lists them.
 *
 * @throws Error where the sidebar does not end as it does now.
 */
export function guideFiles(guides: readonly GeneratedGuide[]): [string, string][] {
  if (guides.length === 0) return [];
  const sidebar = readFileSync('sidebars.ts', 'utf8');
  const end = '\n  ],\n};\n';
  if (!sidebar.includes(end)) throw new Error('sidebars.ts does not end with the list of its one sidebar.');
  const items = guides.map(({slug}) => `'generated/${slug}'`).join(', ');
  return [
    ['sidebars.ts', sidebar.replace(end, `\n    {type: 'category', label: 'Generated', items: [${items}]},${end}`)],
    ...guides.map((guide): [string, string] => [
      `docs/generated/${guide.slug}.mdx`,
      `---\nslug: ${guidePath(guide)}\ntitle: '${guide.title}'\ndescription: '${guide.excerpt}'\n---\n\n${guide.body}\n`,
    ]),
  ];
}
