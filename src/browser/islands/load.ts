import type {ComponentType} from 'react';
import {isMissing} from '../fetchCode';

interface IslandModule {
  readonly default: ComponentType<object>;
}

const hasDefault = (module: unknown): module is IslandModule => module instanceof Object && 'default' in module;

async function load(name: string): Promise<ComponentType<object>> {
  const module: unknown = await import(
    /* webpackChunkName: "island-[request]", webpackInclude: /\.island\.tsx$/ */ `../../${name}.island.tsx`
  );
  if (!hasDefault(module)) throw new Error(`${name}.island.tsx exports no component by default.`);
  return module.default;
}

const asked = new Map<string, Promise<ComponentType<object>>>();

/**
 * Fetches the code of an island by its name: its file below src, without the ending. Code that throws is not run again,
 * since it would then fail for other reasons.
 */
export function loadIsland(name: string): Promise<ComponentType<object>> {
  const running = asked.get(name) ?? load(name);
  asked.set(name, running);
  running.catch((error: unknown) => {
    if (isMissing(error)) asked.delete(name);
  });
  return running;
}
