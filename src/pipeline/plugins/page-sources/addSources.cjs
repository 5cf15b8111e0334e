const {sourcesOf} = require('../../markdown/sources.cjs');

/**
 * A loader that runs after the Markdown was compiled. It tells the bundler which other files the page was made from,
 * and does not change the code.
 */
module.exports = function addSources(code, map, meta) {
  for (const file of sourcesOf(this.resourcePath)) this.addDependency(file);
  this.callback(null, code, map, meta);
};
