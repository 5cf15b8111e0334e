/** A loader for Docusaurus's list of the routes' chunks: leaves out the posts. */
const withoutPosts = require('./postChunks.cjs');

module.exports = function leanChunkNames(source) {
  return JSON.stringify(withoutPosts(JSON.parse(source), this.getOptions().posts));
};
