import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

const atomNamespace = 'http://www.w3.org/2005/Atom';

/** A feed that says where it is itself, which readers need once it was copied or moved: https://validator.w3.org/feed/docs/warning/MissingAtomSelfLink.html */
export function withSelfLink(xml: string, address: string): string {
  const isAtom = xml.includes(`<feed xmlns="${atomNamespace}"`);
  if (isAtom)
    return xml.replace('<link rel="alternate"', `<link rel="self" href="${address}"/>\n    <link rel="alternate"`);
  return xml
    .replace('<rss version="2.0"', `<rss version="2.0" xmlns:atom="${atomNamespace}"`)
    .replace('<channel>', `<channel>\n        <atom:link href="${address}" rel="self" type="application/rss+xml"/>`);
}

/** Adds the links to the blog's feeds, which Docusaurus writes without. */
export async function addSelfLinks(outDir: string, blog: string): Promise<void> {
  for (const name of ['rss.xml', 'atom.xml']) {
    const file = path.join(outDir, new URL(blog).pathname, name);
    await writeFile(file, withSelfLink(await readFile(file, 'utf8'), `${blog}/${name}`));
  }
}
