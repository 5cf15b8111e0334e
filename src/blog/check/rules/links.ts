import {quote, wrong, type Problem} from '../../finding';
import {postPath} from '../../../lib/blogPaths';
import {addressOf, nodesOf, textFinding, textOf, wordsOf, type Post, type Rule, type Site} from '../post';
import {checkAnchor, checkPageAddress, nearestPage} from './pageAddress';

const example = 'such as /docs/ab-testing or https://www.example.com';

/** An address on another host. */
function checkOutside(url: string, {hosts}: Site): Problem | undefined {
  if (!URL.canParse(url)) return wrong(`${quote(url)} is not an address.`, `Copy it from the browser, ${example}`);
  const {host, hostname, pathname, search, hash} = new URL(url);
  const path = pathname + search + hash;
  if (hosts.includes(host)) {
    return wrong(`${quote(url)} names this site’s own host.`, `Write the address without it: ${path}`);
  }
  if (hostname === 'localhost' || hostname === '127.0.0.1') {
    return wrong(`${quote(url)} is a page on your own computer.`, `Write the address without the host: ${path}`);
  }
  if (hostname.includes('.')) return undefined;
  return wrong(`${quote(url)} names no site.`, `Copy it from the browser, ${example}`);
}

/** An address that begins with neither a slash nor a host. */
function checkRelative(url: string, site: Site): Problem {
  const [path = ''] = url.split(/[?#]/, 1);
  const name = path
    .split('/')
    .filter((part) => part !== '.' && part !== '..' && !/^index\.mdx?$/.test(part))
    .join('/');
  const byFolder = site.posts.find(({file}) => file.endsWith(`/${name}/index.md`));
  const slug = byFolder && textOf(byFolder, 'slug');
  const page = slug === undefined ? nearestPage(`/${name}`, site) : `/blog/${slug}`;
  const isHost = /^[\w-]+(\.[\w-]+)*\.[a-z]{2,}(\/|$)/i.test(url) && !/\.(md|mdx|html?|svg|png|pdf)$/i.test(path);
  const better = page === undefined ? isHost && `https://${url}` : page + url.slice(path.length);
  return wrong(
    `${quote(url)} is neither a whole address nor a path from the start of this site.`,
    `Write ${better || `a path from the start of this site or a whole address, ${example}`}`,
  );
}

/**
 * Whether a link leads somewhere, in the form that posts use.
 *
 * @param post the post that has it; undefined for the list of authors.
 */
export function checkTarget(url: string, post: Post | undefined, site: Site): Problem | undefined {
  if (url.trim() === '' || url === '#') {
    return wrong('The link leads nowhere.', `Write an address in the ( ), ${example}`);
  }
  if (/^(mailto|tel):./i.test(url)) return undefined;
  if (url.startsWith('#') && post !== undefined)
    return checkAnchor(url.slice(1), postPath(textOf(post, 'slug') ?? ''), site);
  if (/^https?:/i.test(url)) return checkOutside(url, site);
  if (url.startsWith('//')) return wrong(`${quote(url)} has no https: before it.`, `Write https:${url}`);
  if (url.startsWith('/')) return checkPageAddress(url, post, site);
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) {
    return wrong(`Readers cannot open ${quote(url)}.`, `Write an address of the web, ${example}`);
  }
  return checkRelative(url, site);
}

/** Words that say nothing about where a link leads, to those who hear links one after the other. */
const vague = /^(click( here)?|here|link|this( link| page)?|(read |learn )?more|see here)\s*[.:!…>→]*$/i;

function checkWords(words: string): Problem | undefined {
  if (words !== '' && !vague.test(words)) return undefined;
  const problem = words === '' ? 'The link has no words.' : `${quote(words)} does not say where the link leads.`;
  return wrong(problem, 'Write where it leads: [how a test is ramped](/docs/ab-testing)');
}

/** Links lead somewhere, and say where. */
export const links: Rule = (post, site) =>
  nodesOf(post.body, 'link', 'linkReference').flatMap((node) => {
    const words = wordsOf(node).trim();
    const url = addressOf(node, post);
    return [checkTarget(url, post, site), checkWords(words)].flatMap((problem) =>
      textFinding(post, node, `link ${quote(words === '' ? url : words)}`, problem),
    );
  });
