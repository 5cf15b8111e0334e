import {readdir} from 'node:fs/promises';
import path from 'node:path';

const source = /\/fonts\/(?<name>[\w-]+)\.woff2/g;

/** The fonts' addresses by name. */
export type FontAddresses = (name: string) => string;

/** Those of the site's style sheet in a build, so that a framed player uses cached fonts. */
export async function builtFonts(outDir: string): Promise<FontAddresses> {
  const files = await readdir(path.join(outDir, 'assets/fonts'));
  return (name) => {
    const file = files.find((candidate) => candidate.startsWith(`${name}-`) && candidate.endsWith('.woff2'));
    if (file === undefined) throw new Error(`The build has no font ${name} below assets/fonts.`);
    return `/assets/fonts/${file}`;
  };
}

/** Those in `npm start`. */
export const servedFonts: FontAddresses = (name) => `/fonts/${name}.woff2`;

/** The font that every page of the player uses. */
export const textFont = 'instrument-sans';

/**
 * The site's font faces for the player. Only a framed player uses the second font, since the page around it has already
 * loaded it.
 */
export function playerFaces(fontsCss: string, addressOf: FontAddresses): string {
  const faces = fontsCss.replace(source, (_address, name: string) => addressOf(name));
  return `${faces}\n:root:not([data-framed]) { --display: var(--text); }\n`;
}
