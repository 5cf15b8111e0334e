/** The categories of blog posts; a post has exactly one. */
export const blogCategories = ['Product', 'Team Culture', 'Marketing', 'Community', 'AI & Technology'] as const;
export type BlogCategory = (typeof blogCategories)[number];

/**
 * Reads the category of a post's front matter.
 *
 * @throws Error naming the post where it is missing or not one of the five.
 */
export function categoryOf(frontMatter: object, title: string): BlogCategory {
  const found = blogCategories.find((category) => 'category' in frontMatter && frontMatter.category === category);
  if (found === undefined) throw new Error(`"${title}" needs a category: one of ${blogCategories.join(', ')}.`);
  return found;
}

/** Reading time in words; a post takes at least a minute. */
export function readTimeOf(minutes: number | undefined): string {
  return `${Math.max(1, Math.ceil(minutes ?? 1))} min read`;
}
