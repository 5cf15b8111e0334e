import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';

/** @typedef {import('hast').Nodes} Nodes */

/** @param {string} list such as "/a.png 1x, /b.png 2x" */
const inSourceSet = (list) => list.split(',').map((part) => part.trim().split(/\s/)[0] ?? '');

/** @param {string} text JSON, whose strings may be addresses of files. */
const inStrings = (text) =>
  [...text.matchAll(/"((?:https?:\/)?\/[^"\s]+\.\w{2,5})"/g)].map(([, address = '']) => address);

/** @param {string} name @param {string} value */
function inAttribute(name, value) {
  if (name === 'srcSet' || name === 'imageSrcSet') return inSourceSet(value);
  if (['href', 'src', 'poster', 'data', 'action'].includes(name)) return [value];
  // Any other: a whole address, as in metadata and marks of behaviors, or the JSON of an island.
  return /^(https?:\/)?\/\S+\.\w{2,5}$/.test(value) ? [value] : inStrings(value);
}

/** @param {Nodes} node @returns {string[]} */
function inTree(node) {
  if (!('children' in node)) return [];
  const below = node.children.flatMap(inTree);
  if (node.type !== 'element') return below;
  const own = Object.entries(node.properties).flatMap(([name, value]) => inAttribute(name, String(value ?? '')));
  const [text] = node.children;
  const isData = node.tagName === 'script' && node.properties.type === 'application/ld+json' && text?.type === 'text';
  return [...own, ...(isData ? inStrings(text.value) : []), ...below];
}

/** @param {string} css */
const inStyles = (css) => [...css.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)].map(([, address = '']) => address);

/** @param {string} text a feed, or Markdown. @param {string} origin */
function inText(text, origin) {
  const links = [...text.matchAll(/\]\((\/[^\s)]+)\)|\b(?:href|src)="(\/[^"]+)"/g)].map(
    (match) => match[1] ?? match[2],
  );
  const whole = text.split(origin).slice(1);
  return [...links, ...whole.map((rest) => /^\/[^\s"'<>()[\]`&]*/.exec(rest)?.[0] ?? '/')];
}

const parser = unified().use(rehypeParse);

/** @param {string} file @param {string} origin @returns {(string | undefined)[]} */
function addressesIn(file, origin) {
  const text = () => readFileSync(file, 'utf8');
  switch (path.extname(file)) {
    case '.html':
      return inTree(parser.parse(text()));
    case '.css':
      return inStyles(text());
    case '.xml':
    case '.md':
    case '.txt':
      return inText(text(), origin);
    default:
      return [];
  }
}

/** The patterns of the addresses that redirects answer. @param {string} folder */
function redirected(folder) {
  const file = path.join(folder, '_redirects');
  if (!existsSync(file)) return [];
  const rules = readFileSync(file, 'utf8').split('\n');
  return rules.flatMap((rule) => {
    const [from = ''] = rule.split(' ');
    return from.startsWith('/') ? [new RegExp(`^${from.replaceAll('.', '\\.').replaceAll('*', '.*')}$`)] : [];
  });
}

/**
 * The site's own address, from the home page's canonical link; undefined where there is none.
 *
 * @param {string} folder
 */
function originOf(folder) {
  const home = path.join(folder, 'index.html');
  const canonical = existsSync(home) && /<link[^>]*rel="?canonical"?[^>]*>/.exec(readFileSync(home, 'utf8'))?.[0];
  const address = canonical ? /href="?([^"\s>]+)/.exec(canonical)?.[1] : undefined;
  return address === undefined ? undefined : new URL(address).origin;
}

/**
 * Looks for every file of the site that a page, feed, Markdown file or style sheet of a build names, whether for its
 * picture, style, script or link.
 *
 * @param {string} folder the build.
 * @returns {{missing: string[], seen: number}} a sentence for each file that is not in the build, and how many
 *   addresses were looked for.
 */
export function namedFiles(folder) {
  const origin = originOf(folder);
  const redirects = redirected(folder);
  /** @param {string} file */
  const isFile = (file) => existsSync(file) && statSync(file).isFile();
  /** @param {string} address */
  const answers = (address) => {
    const file = path.join(folder, address);
    return (
      [file, `${file}.html`, path.join(file, 'index.html')].some(isFile) || redirects.some((rule) => rule.test(address))
    );
  };
  /** @type {Map<string, boolean>} */
  const known = new Map();
  const missing = new Set();
  for (const name of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    for (const address of addressesIn(path.join(folder, name), origin ?? 'no-origin:')) {
      const page = new URL(name.split(path.sep).join('/'), `${origin ?? 'http://site.invalid'}/`);
      if (address === undefined || address.startsWith('data:') || !URL.canParse(address, page)) continue;
      const target = new URL(address, page);
      if (target.origin !== page.origin) continue;
      const own = decodeURI(target.pathname);
      if (!known.has(own)) known.set(own, answers(own));
      if (!known.get(own)) missing.add(`${name} names ${own}, which is not in the build.`);
    }
  }
  return {missing: [...missing], seen: known.size};
}
