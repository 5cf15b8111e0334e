/**
 * A loader for the list of routes that Docusaurus writes. Beside each import that is done when its route is asked for,
 * it refers to the same file weakly, which has the bundler compile that at once. What a page is without it: not ready
 * before it was loaded, which in `npm start` none is.
 */
module.exports = function withoutWeakReferences(source) {
  return source.replaceAll('require.resolveWeak', '');
};
