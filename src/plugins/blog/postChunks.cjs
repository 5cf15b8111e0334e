/** The chunk names that Docusaurus wrote for the routes, those of posts left out. */
module.exports = function withoutPosts(chunkNames, posts) {
  // A route's key is its path and a short hash.
  const isPost = (key) => posts.includes(key.slice(0, key.lastIndexOf('-')));
  return Object.fromEntries(Object.entries(chunkNames).filter(([key]) => !isPost(key)));
};
