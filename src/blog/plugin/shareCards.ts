import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {PostSummary} from '../summary';
import {dataAddress, prepareDrawing} from '../../build/plugins/share-cards/draw';
import {drawingEdition} from '../../build/plugins/share-cards/edition';
import type {ReadPost} from './posts';

const folder = '/assets/blog/cards/';

/** Pictures that can be set into a card. */
const mediaTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
};

/** Where a post's card is served; the address changes with what the card shows, and with how cards are drawn. */
export function shareCardAddress({slug, title, category, cover}: PostSummary): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([drawingEdition, title, category, cover.src]))
    .digest('hex')
    .slice(0, 8);
  return `${folder}${slug}-${hash}.png`;
}

/** Draws the posts' cards into the build. */
export async function writeShareCards(siteDir: string, outDir: string, posts: readonly ReadPost[]): Promise<void> {
  await mkdir(path.join(outDir, folder), {recursive: true});
  const draw = await prepareDrawing(siteDir);
  for (const {summary, pictures} of posts) {
    const cover = pictures.find(({src}) => src === summary.cover.src);
    const type = mediaTypes[path.extname(summary.cover.src)];
    const png = await draw({
      kicker: summary.category,
      title: summary.title,
      picture: cover && type && dataAddress(cover.bytes, type),
    });
    await writeFile(path.join(outDir, shareCardAddress(summary)), png);
  }
}
