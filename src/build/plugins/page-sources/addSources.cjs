const {sourcesOf} = require('../../markdown/sources.cjs');

/**
 * A loader that runs after the Markdown was compiled. It leaves the code as it is, and names the files that the page's
 * content was read from to the bundler.
 */
module.exports = function addSources(code, map, meta) {
  for (const file of sourcesOf(this.resourcePath)) this.addDependency(file);
  this.callback(null, code, map, meta);
};
