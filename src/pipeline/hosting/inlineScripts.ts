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

/** The sources that allow the inline scripts of the pages, in a stable order. */
export function inlineScriptHashes(pages: Iterable<Root>): string[] {
  const scripts = new Set([...pages].flatMap(inlineScriptsIn));
  return [...scripts].map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`).sort();
}
