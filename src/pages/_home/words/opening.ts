import type {Audience} from '@site/src/lib/audience';
import {openingDe} from './opening.de';
import {openingEn} from './opening.en';
import type {Opening} from './types';

export const openings: Readonly<Record<Audience, Opening>> = {...openingEn, german: openingDe};
