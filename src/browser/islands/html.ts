import {createElement, type ComponentType} from 'react';
import {renderToString} from 'react-dom/server';

interface IslandModule {
  readonly default: unknown;
}

const modules = import.meta.webpackContext<IslandModule>('../..', {regExp: /\.island\.tsx$/});

/**
 * The name of an island, by which the browser fetches its code: its file below src, without the ending.
 *
 * @throws Error if the component is not the default export of a file named *.island.tsx.
 */
function islandName<Props extends object>(component: ComponentType<Props>): string {
  const file = modules.keys().find((key) => modules(key).default === component);
  if (file === undefined) {
    throw new Error(
      `<Island of={${component.displayName ?? component.name}}>: only a component that a file named *.island.tsx ` +
        'exports by default can be an island. Rename its file to end in .island.tsx, and export it by default.',
    );
  }
  return file.replace(/^\.\//, '').replace(/\.island\.tsx$/, '');
}

/** Renders an island for a page as a React root of its own, which the browser hydrates. */
export function islandHtml<Props extends object>(
  component: ComponentType<Props>,
  props: Props,
  identifierPrefix: string,
): {readonly name: string; readonly html: string} {
  return {name: islandName(component), html: renderToString(createElement(component, props), {identifierPrefix})};
}
