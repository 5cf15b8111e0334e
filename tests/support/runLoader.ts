import path from 'node:path';

interface LoaderContext {
  readonly getOptions: () => LoaderOptions;
  readonly addDependency: (file: string) => void;
}
type Loader = (this: LoaderContext, source: string) => string;

interface LoaderOptions {
  /** Addresses of all posts. */
  readonly posts: readonly string[];
  /** The file that lists the chunks of the routes. */
  readonly chunkNames: string;
}

/** Runs a loader of the browser's lists as the bundler does; tells which files it wants to be run again for. */
export function runLoader(
  file: string,
  source: string,
  options: LoaderOptions,
): {readonly result: string; readonly dependencies: readonly string[]} {
  const load: Loader = jest.requireActual(path.resolve('src/plugins', file));
  const dependencies: string[] = [];
  const result = load.call(
    {getOptions: () => options, addDependency: (dependency) => dependencies.push(dependency)},
    source,
  );
  return {result, dependencies};
}
