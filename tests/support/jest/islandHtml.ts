/** Stands in for src/browser/islands/html, which needs a bundler: unit tests render islands in their place. */
export function islandHtml(): never {
  throw new Error('Islands are written as HTML in the production build only.');
}
