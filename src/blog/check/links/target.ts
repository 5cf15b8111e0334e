import {quote, type Problem} from '../finding';
import type {Post} from '../post';
import type {Site} from '../site';
import {checkPageAddress, nearestPage} from './page';

const example = 'such as /docs/ab-testing or https://www.example.com';

/** An address on another host. */
function checkOutside(url: string, {hosts}: Site): Problem | undefined {
  let parsed: URL;
  try {
    parsed = new URL(url);
  } catch {
    return {problem: `${quote(url)} is not an address.`, remedy: `Copy it from the browser, ${example}`};
  }
  const {host, hostname, pathname, search, hash} = parsed;
  if (hosts.includes(host)) {
    return {
      problem: `${quote(url)} names this site’s own host.`,
      remedy: `Write the address without it: ${pathname}${search}${hash}`,
    };
  }
  if (hostname === 'localhost' || hostname === '127.0.0.1') {
    return {
      problem: `${quote(url)} is a page on your own computer.`,
      remedy: `Write the address without the host: ${pathname}${search}${hash}`,
    };
  }
  if (hostname.includes('.')) return undefined;
  return {problem: `${quote(url)} names no site.`, remedy: `Copy it from the browser, ${example}`};
}

/** An address that begins with neither a slash nor a host. */
function checkRelative(url: string, post: Post, site: Site): Problem {
  const problem = `${quote(url)} is neither a whole address nor a path from the start of this site.`;
  const [path = ''] = url.split(/[?#]/, 1);
  const rest = url.slice(path.length);
  const name = path
    .split('/')
    .filter((part) => part !== '.' && part !== '..' && !/^index\.mdx?$/.test(part))
    .join('/');
  const byFolder = site.posts.find(({file, slug}) => slug !== undefined && file.endsWith(`/${name}/index.md`));
  if (byFolder?.slug !== undefined) return {problem, remedy: `Write /blog/${byFolder.slug}${rest}`};
  const known = nearestPage(`/${name}`, site);
  if (known !== undefined) return {problem, remedy: `Write ${known}${rest}`};
  if (/^[\w-]+(\.[\w-]+)*\.[a-z]{2,}(\/|$)/i.test(url) && !/\.(md|mdx|html?|svg|png|pdf)$/i.test(path)) {
    return {problem, remedy: `Write https://${url}`};
  }
  return {problem, remedy: `Write a path from the start of this site or a whole address, ${example}`};
}

/** Whether a link leads somewhere, in the form that posts use. */
export function checkTarget(url: string, post: Post, site: Site): Problem | undefined {
  if (url.trim() === '' || url === '#') {
    return {problem: 'The link leads nowhere.', remedy: `Write an address in the ( ), ${example}`};
  }
  if (/^(#|(mailto|tel):.)/i.test(url)) return undefined;
  if (/^https?:/i.test(url)) return checkOutside(url, site);
  if (url.startsWith('//')) {
    return {problem: `${quote(url)} has no https: before it.`, remedy: `Write https:${url}`};
  }
  if (url.startsWith('/')) return checkPageAddress(url, post, site);
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) {
    return {problem: `Readers cannot open ${quote(url)}.`, remedy: `Write an address of the web, ${example}`};
  }
  return checkRelative(url, post, site);
}
