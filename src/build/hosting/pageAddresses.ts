import path from 'node:path';
import {errorPages} from './errorPages';

/**
 * The addresses of built pages, beside the home page, which has no letters, and error pages, which have none of their own.
 *
 * @param folder the build.
 * @param files the pages' HTML files.
 */
export function pageAddresses(folder: string, files: readonly string[]): string[] {
  const addresses = files.map((file) => `/${path.relative(folder, file).replace(/\.html$/, '')}`);
  return addresses.filter((address) => address !== '/index' && !errorPages.some(({page}) => page === address)).sort();
}
