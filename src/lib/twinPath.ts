/** Where a page's Markdown twin lies: /docs/ab-testing.md, and /index.md for the home page. */
export function twinPath(path: string): string {
  const plain = path.replace(/\/+$/, '');
  return plain === '' ? '/index.md' : `${plain}.md`;
}
