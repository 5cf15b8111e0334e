import type {Audience} from '@site/src/lib/audience';
import type {FigureId, TileId} from './words/sections.en';
import type {QuoteId} from './words/testimonials';

export type OrderByAudience<Id extends string> = Readonly<Record<Audience, readonly Id[]>>;

const tiles: readonly TileId[] = ['copy', 'testing', 'targeting', 'images'];
const quotes: readonly QuoteId[] = ['web', 'performance', 'agency'];
const figures: readonly FigureId[] = ['experience', 'revenue', 'experiments', 'conversion', 'uptime', 'edge'];

/** The tile that an audience would look for comes first. */
export const tileOrder: OrderByAudience<TileId> = {
  default: tiles,
  perfmarketing: ['testing', 'targeting', 'copy', 'images'],
  mentalwellness: ['targeting', 'copy', 'images', 'testing'],
  ecomm: ['images', 'copy', 'testing', 'targeting'],
  german: tiles,
};

/** Who is nearest to the audience comes first. */
export const quoteOrder: OrderByAudience<QuoteId> = {
  default: quotes,
  perfmarketing: ['performance', 'agency', 'web'],
  mentalwellness: ['agency', 'web', 'performance'],
  ecomm: ['performance', 'web', 'agency'],
  german: quotes,
};

/** The figure that the audience is measured by comes first. */
export const figureOrder: OrderByAudience<FigureId> = {
  default: figures,
  perfmarketing: ['conversion', 'revenue', 'experiments', 'experience', 'uptime', 'edge'],
  mentalwellness: ['uptime', 'edge', 'experience', 'experiments', 'conversion', 'revenue'],
  ecomm: ['revenue', 'conversion', 'experiments', 'experience', 'uptime', 'edge'],
  german: figures,
};

/**
 * Whether what an audience finds at a place of the order, by itself the first, is not what stands there in the original,
 * be it by order or by language.
 */
export function leadDiffers<Id extends string>(order: OrderByAudience<Id>, audience: Audience, place = 0): boolean {
  return audience === 'german' || order[audience][place] !== order.default[place];
}
