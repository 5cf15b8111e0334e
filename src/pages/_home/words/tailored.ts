import type {Audience} from '@site/src/lib/audience';
import {tailoredDe} from './tailored.de';
import {tailoredEn} from './tailored.en';
import type {TailoredLines} from './types';

export const tailored: Readonly<Record<Audience, TailoredLines>> = {...tailoredEn, german: tailoredDe};
