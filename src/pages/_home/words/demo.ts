import type {Audience, Language} from '@site/src/lib/audience';
import {demoDe, heroDe} from './hero.de';
import {demoEn, heroEn} from './hero.en';
import type {DemoVersion, HeroWords} from './types';

export const heroWords: Readonly<Record<Language, HeroWords>> = {en: heroEn, de: heroDe};

export const demoVersions: Readonly<Record<Audience, DemoVersion>> = {...demoEn, german: demoDe};
