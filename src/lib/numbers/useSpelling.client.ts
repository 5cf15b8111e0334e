import {useSyncExternalStore} from 'react';
import {englishSpelling, spellingOf, type Spelling} from './spelling';

let known: Spelling | undefined;

const never = () => () => undefined;

/** How the reader writes numbers, in browsers only. */
export const readersSpelling = (): Spelling => (known ??= spellingOf(navigator.languages));

/** The same, but the site's default at build and during hydration. */
export const useSpelling = (): Spelling => useSyncExternalStore(never, readersSpelling, () => englishSpelling);
