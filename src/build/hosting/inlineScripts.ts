import {createHash} from 'node:crypto';
import type {Root} from 'hast';
import {attribute, elementsIn, textOf} from '../html/tree';

/** Script types that browsers run; others, such as application/ld+json, are data. */
const executable = new Set(['', 'module', 'text/javascript', 'application/javascript']);

/** The code of a page's inline scripts, exactly as browsers hash it. */
export function inlineScriptsIn(page: Root): string[] {
  return elementsIn(page).flatMap((element) => {
    if (element.tagName !== 'script' || element.properties.src !== undefined) return [];
    const code = textOf(element);
    return executable.has(attribute(element, 'type').trim().toLowerCase()) && code !== '' ? [code] : [];
  });
}

/** More hashes than this mean that a script differs from page to page, and belongs in a file. */
const mostHashes = 8;

/**
 * The sources that allow the inline scripts of the pages, in a stable order.
 *
 * @throws Error if the pages have too many different ones: the header would grow with the site.
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
