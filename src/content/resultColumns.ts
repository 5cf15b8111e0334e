import type {Language} from '../lib/audience';
import {confidence, germanClaims} from './claims';

export type ResultColumn = 'version' | 'traffic' | 'visitors' | 'conversions' | 'rate' | 'interval' | 'difference';

/** What a test's result is told in, in reading order: in pictures of the dashboard, in guides and in tables of pages. */
export const resultColumns: Readonly<Record<Language, Readonly<Record<ResultColumn, string>>>> = {
  en: {
    version: 'Version',
    traffic: 'Traffic',
    visitors: 'Visitors',
    conversions: 'Conversions',
    rate: 'Conversion rate',
    interval: `${confidence.value} interval`,
    difference: 'Difference',
  },
  de: {
    version: 'Variante',
    traffic: 'Traffic',
    visitors: 'Besucher',
    conversions: 'Conversions',
    rate: 'Conversion-Rate',
    interval: `${germanClaims.confidence.value}-Intervall`,
    difference: 'Differenz',
  },
};
