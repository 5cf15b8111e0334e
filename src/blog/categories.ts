/** The categories of posts; a post has exactly one. The slug names its page, /blog/category/<slug>. */
export const categories = [
  {
    name: 'Product',
    slug: 'product',
    description:
      'How tailoring, triggering, publishing and testing work in Tailor, step by step, and what to check before each.',
  },
  {
    name: 'Team Culture',
    slug: 'team-culture',
    description:
      'How teams that test their pages work together: who decides, who reviews, and what is written down for the next time.',
  },
  {
    name: 'Marketing',
    slug: 'marketing',
    description:
      'Landing pages for campaigns, languages and budgets: what to change first, and how to tell whether it paid.',
  },
  {
    name: 'Community',
    slug: 'community',
    description:
      'Formats for learning from one another: teardowns, shared results, and templates to copy for your own group.',
  },
  {
    name: 'AI & Technology',
    slug: 'ai-technology',
    description:
      'What language models and statistics can do for a landing page, where they mislead, and how to check their work.',
  },
] as const;

export type Category = (typeof categories)[number];
export type CategoryName = Category['name'];
export type CategorySlug = Category['slug'];

export const categoryNames = categories.map(({name}) => name);

/** The category of a name, or undefined where no category has it. */
export function categoryNamed(name: unknown): Category | undefined {
  return categories.find((category) => category.name === name);
}

/**
 * The category that a post's front matter names.
 *
 * @throws Error naming the post where it is missing or not one of the five.
 */
export function categoryOf(frontMatter: object, title: string): Category {
  const found = categoryNamed('category' in frontMatter ? frontMatter.category : undefined);
  if (found === undefined) throw new Error(`"${title}" needs a category: one of ${categoryNames.join(', ')}.`);
  return found;
}
