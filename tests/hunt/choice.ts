import type {Browser} from '@playwright/test';
import type {Engine} from '../support/servers';

/** What is hunted: the built site on its engines, and a browser to visit it with. */
export interface Quarry {
  readonly origins: Readonly<Partial<Record<Engine, string>>>;
  readonly browser: Browser;
}

/** What was tried, in words that let a reader do it by hand, and what was wrong with it. */
export interface Finding {
  readonly tried: string;
  readonly faults: readonly string[];
}

/** A kind of input: makes one by choice and tries it. */
export type Kind = (choice: Choice, quarry: Quarry) => Promise<Finding>;

/** Choices that are the same for the same seed. */
export interface Choice {
  /** From 0 up to 1. */
  readonly next: () => number;
  /** A whole number from 0 up to `limit`. */
  readonly below: (limit: number) => number;
  readonly one: <Item>(items: readonly [Item, ...Item[]]) => Item;
  /** True so often, from 0 to 1. */
  readonly chance: (share: number) => boolean;
  /** From 0 to `most` items. */
  readonly some: <Item>(most: number, make: () => Item) => Item[];
}

/** Choices from a seed, by mulberry32 (Tommy Ettinger, 2017; public domain). */
export function choiceFrom(seed: number): Choice {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    one: (items) => items[below(items.length)] ?? items[0],
    chance: (share) => next() < share,
    some: (most, make) => Array.from({length: below(most + 1)}, make),
  };
}

/** The seed of one input of a hunt, so that it can be had again without those before it. */
export const seedOf = (seed: number, number: number): number =>
  Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) + number * 0x27d4eb2f;
