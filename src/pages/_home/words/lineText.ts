import type {TailoredLine} from './types';

/** A line as it reads, without its stitches. */
export const lineText = ({before, tailored, after}: TailoredLine): string => `${before}${tailored}${after}`;
