import {readFileSync, writeFileSync} from 'node:fs';

/** Has every link to some pages lead to another one in its place, as an owner does who removes or renames a page. */
export function moveLinks(files: readonly string[], from: readonly string[], to: string): void {
  // With its anchor, since the other page lacks it, and no longer path that begins the same.
  const link = new RegExp(`(?:${from.join('|').replaceAll('.', '\\.')})(?:#[\\w-]+)?(?![\\w/-])`, 'g');
  for (const file of files) {
    const before = readFileSync(file, 'utf8');
    const after = before.replaceAll(link, () => to);
    if (after !== before) writeFileSync(file, after);
  }
}
