import type {Plugin} from '@docusaurus/types';
import {priceSheet} from '../../../content/plans';
import {checkPriceSheet} from '../../../lib/pricing/check';

/** Stops the build, and `npm start`, on a price sheet that cannot be used. */
export default function priceSheetCheck(): Plugin {
  return {
    name: 'price-sheet',
    loadContent: () => checkPriceSheet(priceSheet, 'src/content/plans.ts'),
  };
}
