const {splitPost} = require('../../../blog/postParts.cjs');

/**
 * A loader that runs before a post is compiled, and takes its fields away: pages have them from the blog's plugin, and
 * Docusaurus writes them into the code as JavaScript that a backslash in a title breaks.
 */
module.exports = function withoutFields(content) {
  return splitPost(content).body;
};
