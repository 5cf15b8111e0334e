import type {Language} from '@site/src/lib/audience';
import {de} from './de';
import {en, type Words} from './en';

export type {Words};

export const wordsIn: Readonly<Record<Language, Words>> = {en, de};
