import type {ComponentType} from 'react';

interface IslandModule {
  readonly default: ComponentType<object>;
}

/** Fetches the code of an island by its name: its file below src, without the ending. */
export async function loadIsland(name: string): Promise<ComponentType<object>> {
  const module: IslandModule = await import(
    /* webpackChunkName: "island-[request]", webpackInclude: /\.island\.tsx$/ */ `../../${name}.island.tsx`
  );
  return module.default;
}
