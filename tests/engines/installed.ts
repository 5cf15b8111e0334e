import {need} from '../support/programs/install.mjs';
import type {Driver} from '../support/visitor/driver';
import {firefoxDriver} from '../support/visitor/firefox';
import {webkitDriver} from '../support/visitor/webkit';

const drivers = {firefox: firefoxDriver, webkit: webkitDriver};

export type EngineName = keyof typeof drivers;

export interface InstalledEngine {
  readonly name: EngineName;
  readonly start: () => Promise<Driver>;
}

export const engineNames = ['firefox', 'webkit'] as const satisfies readonly EngineName[];

/**
 * The engines beside Chromium.
 *
 * @throws Error that says what to install, where one is missing.
 */
export const enginesOf = (names: readonly EngineName[]): InstalledEngine[] =>
  names.map((name) => {
    const file = need(name);
    return {name, start: () => drivers[name](file)};
  });
