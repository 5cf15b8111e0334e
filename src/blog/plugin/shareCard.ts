import {createHash} from 'node:crypto';
import type {PostSummary} from '../summary';
import {drawingEdition} from '../../build/publish/cards/edition';

/** Where a post's card is served; the address changes with what the card shows, and with how cards are drawn. */
export function shareCardAddress({slug, title, category, cover}: PostSummary): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([drawingEdition, title, category, cover.src]))
    .digest('hex')
    .slice(0, 8);
  return `/assets/blog/cards/${slug}-${hash}.png`;
}
