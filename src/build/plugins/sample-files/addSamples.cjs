const path = require('node:path');

/** A loader that leaves the page as it is and adds the samples it names to what it depends on. */
module.exports = function addSamples(source) {
  const {folder} = this.getOptions();
  for (const [, sample] of source.matchAll(/\bsample="([^"\n]+)"/g)) this.addDependency(path.resolve(folder, sample));
  return source;
};
