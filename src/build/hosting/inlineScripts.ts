import {createHash} from 'node:crypto';

/** Types that the browser runs; every other type, such as application/ld+json, is data to it. */
const executable = new Set(['', 'module', 'text/javascript', 'application/javascript']);

function attribute(attributes: string, name: string): string | undefined {
  const [, quoted, single, bare] =
    new RegExp(`(?:^|\\s)${name}(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+)))?(?=\\s|$)`, 'i').exec(attributes) ??
    [];
  return quoted ?? single ?? bare;
}

/** The code of the scripts that stand in a page and are run, as the browser hashes it. */
export function inlineScriptsIn(html: string): string[] {
  const scripts = html.matchAll(/<script((?:\s[^>]*)?)>([\s\S]*?)<\/script\s*>/gi);
  return [...scripts].flatMap(([, attributes = '', code = '']) => {
    const type = attribute(attributes, 'type')?.trim().toLowerCase() ?? '';
    const isInline = attribute(attributes, 'src') === undefined;
    return isInline && executable.has(type) && code !== '' ? [code] : [];
  });
}

/** Many hashes mean a script that differs from page to page, which belongs into a file. */
const mostHashes = 8;

/**
 * The sources that allow the inline scripts of the pages, in a stable order.
 *
 * @throws Error where the pages have more than a handful of different ones: the header would grow with the site.
 */
export function inlineScriptHashes(pages: Iterable<string>): string[] {
  const scripts = new Set<string>();
  for (const html of pages) for (const script of inlineScriptsIn(html)) scripts.add(script);
  if (scripts.size > mostHashes) {
    const starts = [...scripts].map((script) => `  ${script.slice(0, 60)}`).join('\n');
    throw new Error(
      `The pages contain ${scripts.size} different inline scripts; the Content-Security-Policy lists at most ` +
        `${mostHashes}. Move those that differ from page to page into a file:\n${starts}`,
    );
  }
  return [...scripts].map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`).sort();
}
