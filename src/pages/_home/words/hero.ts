import type {Audience, Language} from '@site/src/lib/audience';
import {heroDe, openingDe} from './hero.de';
import {heroEn, openingEn, type HeroWords} from './hero.en';
import type {Opening} from './tailored';

export const heroWords: Readonly<Record<Language, HeroWords>> = {en: heroEn, de: heroDe};

export const openings: Readonly<Record<Audience, Opening>> = {...openingEn, german: openingDe};
