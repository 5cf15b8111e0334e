import type {ComponentType} from 'react';

interface IslandModule {
  readonly default: unknown;
}

const modules = import.meta.webpackContext<IslandModule>('../..', {regExp: /\.island\.tsx$/});

/**
 * The name of an island, by which the browser fetches its code: its file below src, without the ending.
 *
 * @throws Error if the component is not the default export of a file named *.island.tsx.
 */
export function islandName<Props extends object>(component: ComponentType<Props>): string {
  const file = modules.keys().find((key) => modules(key).default === component);
  if (file === undefined) {
    throw new Error(
      `<Island of={${component.displayName ?? component.name}}>: only a component that a file named *.island.tsx ` +
        'exports by default can be an island. Rename its file to end in .island.tsx, and export it by default.',
    );
  }
  return file.replace(/^\.\//, '').replace(/\.island\.tsx$/, '');
}
