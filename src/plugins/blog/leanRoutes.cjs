/** A loader for Docusaurus's list of routes: one route for all posts in place of one for each. */
const imported = "import {PostLoader} from '@site/src/plugins/blog/browser/PostLoader';\n";
const route = "  {\n    path: '/blog/:slug',\n    component: PostLoader,\n    exact: true\n  },\n";
const anyRoute =
  /^ {2}\{\n {4}path: '([^']+)',\n {4}component: ComponentCreator\([^)]*\),\n {4}exact: true\n {2}\},\n/gm;

module.exports = function leanRoutes(source) {
  const posts = new Set(this.getOptions().posts);
  let removed = 0;
  const others = source.replace(anyRoute, (block, path) => {
    if (!posts.has(path)) return block;
    removed += 1;
    return '';
  });
  // After the blog's other pages, which are of the same form, and before the docs, who answer everything below "/".
  const last = [...others.matchAll(anyRoute)].filter(([, path]) => path.startsWith('/blog')).at(-1);
  if (removed !== posts.size || last === undefined) {
    throw new Error('The list of routes has a new form; see src/plugins/blog.');
  }
  const end = last.index + last[0].length;
  return imported + others.slice(0, end) + route + others.slice(end);
};
