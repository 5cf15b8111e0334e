import {readdir} from 'node:fs/promises';
import path from 'node:path';

const source = /\/fonts\/(?<name>[\w-]+)\.woff2/g;

/** The fonts' addresses by name. */
export type FontAddresses = (name: string) => string;

/** As the site's own style sheet has them in a build, so that a framed player finds them in the cache. */
export async function builtFonts(outDir: string): Promise<FontAddresses> {
  const files = await readdir(path.join(outDir, 'assets/fonts'));
  return (name) => {
    const file = files.find((candidate) => candidate.startsWith(`${name}-`) && candidate.endsWith('.woff2'));
    if (file === undefined) throw new Error(`The build has no font ${name} below assets/fonts.`);
    return `/assets/fonts/${file}`;
  };
}

/** The same while `npm start` runs. */
export const servedFonts: FontAddresses = (name) => `/fonts/${name}.woff2`;

/** The font that every page of the player uses. */
export const textFont = 'instrument-sans';

/**
 * The site's font faces for the player. The second font would be most of the
 * weight of a page on its own, so only a framed one uses it: there it has come
 * with the page around.
 */
export function playerFaces(fontsCss: string, addressOf: FontAddresses): string {
  const faces = fontsCss.replace(source, (_address, name: string) => addressOf(name));
  return `${faces}\n:root:not([data-framed]) { --display: var(--text); }\n`;
}
