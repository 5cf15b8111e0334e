// Stands in for Docusaurus's prefetcher. It fetched every page that a link on
// screen leads to; here a page is loaded when the pointer or a touch reaches its link.
import preload from '@docusaurus/core/lib/client/preload';

const loaded = new Set();
const isSlowConnection = () => navigator.connection?.saveData || navigator.connection?.effectiveType.includes('2g');

export default Object.freeze({
  prefetch: () => false,
  preload(path) {
    if (isSlowConnection() || loaded.has(path)) return false;
    loaded.add(path);
    return preload(path);
  },
});
