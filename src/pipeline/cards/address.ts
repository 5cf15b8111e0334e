import type {PostSummary} from '../../blog/summary';
import {hashOf} from '../hash';
import {drawingEdition} from './edition';

/** Where a post's card is served; the address changes with what the card shows, and with how cards are drawn. */
export function shareCardAddress({slug, title, category, cover}: PostSummary): string {
  const shown = JSON.stringify([drawingEdition, title, category, cover.src]);
  return `/assets/blog/cards/${slug}-${hashOf(shown)}.png`;
}
