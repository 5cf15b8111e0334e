import type {Language} from '@site/src/lib/audience';
import {de} from './de';
import {en} from './en';
import type {Words} from './types';

export type {Words};

export const wordsIn: Readonly<Record<Language, Words>> = {en, de};
