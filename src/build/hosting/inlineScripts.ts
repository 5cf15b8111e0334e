import {createHash} from 'node:crypto';
import type {Root} from 'hast';
import {attribute, elementsIn, textOf} from '../html/tree';

/** Types that the browser runs; every other type, such as application/ld+json, is data to it. */
const executable = new Set(['', 'module', 'text/javascript', 'application/javascript']);

/** The code of the scripts that stand in a page and are run, as the browser hashes it. */
export function inlineScriptsIn(page: Root): string[] {
  return [...elementsIn(page)].flatMap((element) => {
    if (element.tagName !== 'script' || element.properties.src !== undefined) return [];
    const code = textOf(element);
    return executable.has(attribute(element, 'type').trim().toLowerCase()) && code !== '' ? [code] : [];
  });
}

/** Many hashes mean a script that differs from page to page, which belongs into a file. */
const mostHashes = 8;

/**
 * The sources that allow the inline scripts of the pages, in a stable order.
 *
 * @throws Error where the pages have more than a handful of different ones: the header would grow with the site.
 */
export function inlineScriptHashes(pages: Iterable<Root>): string[] {
  const scripts = new Set<string>();
  for (const page of pages) for (const script of inlineScriptsIn(page)) scripts.add(script);
  if (scripts.size > mostHashes) {
    const starts = [...scripts].map((script) => `  ${script.slice(0, 60)}`).join('\n');
    throw new Error(
      `The pages contain ${scripts.size} different inline scripts; the Content-Security-Policy lists at most ` +
        `${mostHashes}. Move those that differ from page to page into a file:\n${starts}`,
    );
  }
  return [...scripts].map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`).sort();
}
