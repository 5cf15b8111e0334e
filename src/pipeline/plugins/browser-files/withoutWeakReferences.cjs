/**
 * A loader for the list of routes that Docusaurus generates. Next to each lazy import the list has a weak reference to
 * the same file, which makes the bundler compile every page at once. `npm start` does not need them.
 */
module.exports = function withoutWeakReferences(source) {
  return source.replaceAll('require.resolveWeak', '');
};
