/** The categories of posts; a post has exactly one. The slug names its page, /blog/category/<slug>. */
export const categories = [
  {name: 'Product', slug: 'product'},
  {name: 'Team Culture', slug: 'team-culture'},
  {name: 'Marketing', slug: 'marketing'},
  {name: 'Community', slug: 'community'},
  {name: 'AI & Technology', slug: 'ai-technology'},
] as const;

export type Category = (typeof categories)[number];
export type CategoryName = Category['name'];
export type CategorySlug = Category['slug'];

export const categoryNames = categories.map(({name}) => name);

/** The category of a name, or undefined where no category has it. */
export function categoryNamed(name: unknown): Category | undefined {
  return categories.find((category) => category.name === name);
}

/** The category that a post's front matter names. */
export function categoryOf(frontMatter: object, title: string): Category {
  const found = categoryNamed('category' in frontMatter ? frontMatter.category : undefined);
  if (found === undefined) throw new Error(`"${title}" needs a category: one of ${categoryNames.join(', ')}.`);
  return found;
}
