import type {MadeWhenAsked, Middleware} from './madeWhenAsked';

/** A folder of files, and where they are served. */
interface ServedFolder {
  readonly directory: string;
  readonly address: string;
}

/**
 * Has `npm start` serve folders of files: pages without their extension, and files below /.well-known. Typed as an
 * object, since the bundler's types lack its server.
 *
 * @param whenAsked files that are made on the first request for one of them.
 */
export function servedFolders(folders: readonly ServedFolder[], whenAsked: readonly MadeWhenAsked[]): object {
  const staticOptions = {extensions: ['html'], dotfiles: 'allow'};
  return {
    devServer: {
      static: folders.map(({directory, address}) => ({directory, publicPath: address, staticOptions})),
      setupMiddlewares(middlewares: Middleware[]): Middleware[] {
        middlewares.unshift(...whenAsked.map(({middleware}) => middleware));
        // Docusaurus concatenates what plugins return, and already has this list.
        return [];
      },
    },
  };
}
