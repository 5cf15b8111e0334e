import type {Outline} from '@site/src/ui/patternPieces';

/** Outlines with room for a grain line. */
export const large: readonly Outline[] = ['front', 'back', 'panel'];

/** The outline of each piece, group by group, in the order of the navigation. */
export const cut = [
  ['front', 'back', 'cuff', 'flap', 'facing', 'pocket'],
  ['facing', 'hem', 'cuff', 'yoke', 'band', 'gusset', 'flap', 'hem', 'collar', 'pocket'],
  ['panel', 'flap', 'cuff', 'gusset', 'facing', 'band', 'pocket'],
] as const satisfies readonly (readonly Outline[])[];
