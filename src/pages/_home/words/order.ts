import type {OrderByAudience, QuoteId, TileId} from './types';

/** The tile that an audience would look for comes first. */
export const tileOrder: OrderByAudience<TileId> = {
  default: ['copy', 'testing', 'targeting', 'images'],
  perfmarketing: ['testing', 'targeting', 'copy', 'images'],
  mentalwellness: ['copy', 'images', 'targeting', 'testing'],
  ecomm: ['images', 'copy', 'testing', 'targeting'],
};

/** The first quote is the highlighted one. */
export const quoteOrder: OrderByAudience<QuoteId> = {
  default: ['performance', 'web', 'agency'],
  perfmarketing: ['performance', 'agency', 'web'],
  mentalwellness: ['web', 'performance', 'agency'],
  ecomm: ['agency', 'performance', 'web'],
};
