/** A loader for Docusaurus's list of page modules: leaves out those that only posts use. */
const {readFileSync} = require('node:fs');
const withoutPosts = require('./postChunks.cjs');

function namesIn(value) {
  return typeof value === 'string' ? [value] : Object.values(value).flatMap(namesIn);
}

module.exports = function leanRegistry(source) {
  const {posts, chunkNames} = this.getOptions();
  this.addDependency(chunkNames);
  const used = new Set(namesIn(withoutPosts(JSON.parse(readFileSync(chunkNames, 'utf8')), posts)));
  let left = 0;
  // The last one has the end of the list behind it, on the same line.
  const lean = source.replace(/^ *"([^"]+)": \[.*\],\n?/gm, (entry, name) => {
    if (!used.has(name)) return '';
    left += 1;
    return entry;
  });
  if (left < used.size) throw new Error('The registry of page modules has a new form; see src/plugins/blog.');
  return lean;
};
