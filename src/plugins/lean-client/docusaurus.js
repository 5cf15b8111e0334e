// Stands in for Docusaurus's prefetcher. It fetched every page that a link on
// screen leads to; here a page is loaded when the pointer or a touch reaches its link.
import {loadPages} from '../blog/browser/preload.ts';

const loaded = new Set();
const isSlowConnection = () => navigator.connection?.saveData || navigator.connection?.effectiveType.includes('2g');

export default Object.freeze({
  prefetch: () => false,
  preload(path) {
    if (isSlowConnection() || loaded.has(path)) return false;
    loaded.add(path);
    // The click asks again, and says so where the page cannot be had.
    return loadPages(path).catch(() => undefined);
  },
});
