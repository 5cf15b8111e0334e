import type {ComponentType} from 'react';

interface IslandModule {
  readonly default: ComponentType<object>;
}

const hasDefault = (module: unknown): module is IslandModule => module instanceof Object && 'default' in module;

/** Fetches the code of an island by its name: its file below src, without the ending. */
export async function loadIsland(name: string): Promise<ComponentType<object>> {
  const module: unknown = await import(
    /* webpackChunkName: "island-[request]", webpackInclude: /\.island\.tsx$/ */ `../../${name}.island.tsx`
  );
  if (!hasDefault(module)) throw new Error(`${name}.island.tsx exports no component by default.`);
  return module.default;
}
