import type {Browser} from '@playwright/test';
import type {Engine} from '../support/servers';
import type {Choice} from './choice';

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
