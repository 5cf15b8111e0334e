import {useSyncExternalStore} from 'react';
import {englishSpelling, spellingOf, type Spelling} from './spelling';

let known: Spelling | undefined;

const never = () => () => undefined;

/** How the reader writes numbers, in browsers only. */
export const readersSpelling = (): Spelling => (known ??= spellingOf(navigator.languages));

/** The same, and the site's own spelling while the site is built and an island takes over what was built. */
export const useSpelling = (): Spelling => useSyncExternalStore(never, readersSpelling, () => englishSpelling);
