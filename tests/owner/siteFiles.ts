import {existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {png} from '../support/editor/png';
import {moveLinks as moveLinksIn} from '../support/moveLinks';

/** The files of a copy of the site, as an owner with an editor has them. Paths are from the site's folder. */
export interface SiteFiles {
  readonly folder: string;
  readonly read: (file: string) => string;
  readonly write: (file: string, text: string) => void;
  /** Puts a photo, as they come from a camera, into a file. */
  readonly writePhoto: (file: string) => void;
  readonly has: (file: string) => boolean;
  readonly remove: (file: string) => void;
  readonly rename: (from: string, to: string) => void;
  /** The files below some folders, or the files themselves, whose text may hold words and links. */
  readonly texts: (...places: readonly string[]) => string[];
}

const isText = /\.(mdx?|tsx?|mjs|json|css|svg|ya?ml|txt)$/;

/** Where links to a page may stand; tests are not the owner's to mend. */
const withLinks = ['docs', 'blog', 'src', 'sidebars.ts', 'docusaurus.config.ts'] as const;

export function siteFiles(folder: string): SiteFiles {
  const inSite = (file: string): string => path.join(folder, file);
  return {
    folder,
    read: (file) => readFileSync(inSite(file), 'utf8'),
    write(file, text) {
      mkdirSync(path.dirname(inSite(file)), {recursive: true});
      writeFileSync(inSite(file), text);
    },
    writePhoto: (file) => writeFileSync(inSite(file), png(1600, 2000, '#8a6d4b')),
    has: (file) => existsSync(inSite(file)),
    remove: (file) => rmSync(inSite(file), {recursive: true}),
    rename: (from, to) => renameSync(inSite(from), inSite(to)),
    texts: (...places) =>
      places.flatMap((place) =>
        statSync(inSite(place)).isFile()
          ? [place]
          : readdirSync(inSite(place), {recursive: true, encoding: 'utf8'})
              .map((file) => path.posix.join(place, file.split(path.sep).join('/')))
              .filter((file) => isText.test(file)),
      ),
  };
}

/**
 * Puts words in the place of others in a file.
 *
 * @throws Error where they are not there: an edit that changes nothing proves nothing.
 */
export function replaceIn(site: SiteFiles, file: string, found: RegExp | string, words: string): void {
  const before = site.read(file);
  const after = before.replace(found, () => words);
  if (after === before) throw new Error(`${file} has no ${String(found)}; adapt tests/owner/edits.`);
  site.write(file, after);
}

/** Lets every link to a page lead to another one, as an owner does who removes or renames it. */
export function moveLinks(site: SiteFiles, from: string, to: string): void {
  const files = site.texts(...withLinks).map((file) => path.join(site.folder, file));
  moveLinksIn(files, [from], to);
}
