/** The address of a post. */
export const postPath = (slug: string): string => `/blog/${slug}`;

/** The address of a category's page. */
export const categoryPath = (slug: string): string => `/blog/category/${slug}`;

/** Where all posts are plain links. */
export const archivePath = '/blog/archive';
