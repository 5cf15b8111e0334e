import {createHash} from 'node:crypto';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {PostSummary} from '../summary';
import {dataAddress, prepareDrawing} from '../../build/plugins/share-cards/draw';
import type {ReadPost} from './posts';

/** To be raised when cards are drawn differently, so that they get new addresses. */
const edition = 3;

const folder = '/assets/blog/cards/';

/** Pictures that can be set into a card. */
const mediaTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
};

/** Where a post's card is served; the address changes with what the card shows. */
export function shareCardAddress({slug, title, category, cover}: PostSummary): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([edition, title, category, cover.src]))
    .digest('hex')
    .slice(0, 8);
  return `${folder}${slug}-${hash}.png`;
}

/** Draws the posts' cards into the build; one that was drawn before is taken from the cache. */
export async function writeShareCards(siteDir: string, outDir: string, posts: readonly ReadPost[]): Promise<void> {
  const cache = path.join(siteDir, 'node_modules/.cache/share-cards');
  await mkdir(path.join(outDir, folder), {recursive: true});
  await mkdir(cache, {recursive: true});
  const draw = await prepareDrawing(siteDir);
  for (const {summary, pictures} of posts) {
    const address = shareCardAddress(summary);
    const cached = path.join(cache, path.basename(address));
    let png: Uint8Array | undefined = await readFile(cached).catch(() => undefined);
    if (png === undefined) {
      const cover = pictures.find(({src}) => src === summary.cover.src);
      const type = mediaTypes[path.extname(summary.cover.src)];
      png = await draw({
        kicker: summary.category,
        title: summary.title,
        picture: cover && type && dataAddress(cover.bytes, type),
      });
      await writeFile(cached, png);
    }
    await writeFile(path.join(outDir, address), png);
  }
}
