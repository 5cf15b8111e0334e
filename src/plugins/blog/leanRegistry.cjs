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
  const lean = source
    .split('\n')
    .filter((line) => {
      const name = /^\s*"([^"]+)": \[/.exec(line)?.[1];
      if (name !== undefined && used.has(name)) left += 1;
      return name === undefined || used.has(name);
    })
    .join('\n');
  if (left < used.size) throw new Error('The registry of page modules has a new form; see src/plugins/blog.');
  return lean;
};
