// Stands in for Docusaurus's viewport prefetch, which would fetch every page
// that a link on screen leads to. Pages are still preloaded on hover and touch.
export default function prefetchNothing() {
  return Promise.resolve();
}
