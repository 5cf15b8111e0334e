/** Whether all is run that takes too long for each change: `npm run test:all`. */
export const isAll = process.env.TEST_ALL !== undefined;

/** The first ones of a list whose members prove the same thing; all of them, each once, weekly and before a release. */
export const daily = <Item>(items: readonly Item[], count: number): readonly Item[] =>
  [...new Set(items)].slice(0, isAll ? Infinity : count);
