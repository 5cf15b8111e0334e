import {errorPages} from './errorPages';

/**
 * The addresses of built pages, except the home page, which has no letters, and error pages, which have no address.
 *
 * @param files the pages' HTML files, below the build.
 */
export function pageAddresses(files: readonly string[]): string[] {
  const addresses = files.map((file) => `/${file.replace(/\.html$/, '')}`);
  return addresses.filter((address) => address !== '/index' && !errorPages.some(({page}) => page === address)).sort();
}
