/** The chunk names that Docusaurus wrote for the routes, those of posts left out. */
module.exports = function withoutPosts(chunkNames, posts) {
  // A route's key is its path and a short hash.
  const isPost = (key) => posts.includes(key.slice(0, key.lastIndexOf('-')));
  const entries = Object.entries(chunkNames);
  const others = entries.filter(([key]) => !isPost(key));
  if (entries.length - others.length !== posts.length) {
    throw new Error('The list of chunk names has a new form; see src/plugins/blog.');
  }
  return Object.fromEntries(others);
};
