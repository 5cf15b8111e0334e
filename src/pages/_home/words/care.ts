import type {Language} from '@site/src/lib/audience';
import {germanClaims, publishTime} from '../../../content/claims';
import type {CareWords} from './types';

export const careWords: Readonly<Record<Language, CareWords>> = {
  en: {
    cutFor: 'Cut for: ',
    everyone: 'everyone.',
    care: `Tested 50/50. Published in ${publishTime.value}.`,
    original: 'Cut from the original headline:',
  },
  de: {
    cutFor: 'Zugeschnitten für: ',
    everyone: 'alle.',
    care: `Getestet 50/50. Veröffentlicht in ${germanClaims.publishTime.value}.`,
    original: 'Zugeschnitten aus der Überschrift des Originals:',
  },
};
