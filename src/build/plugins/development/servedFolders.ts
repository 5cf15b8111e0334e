import type {MadeWhenAsked, Middleware} from './madeWhenAsked';

/** A folder of files, and where they are served. */
interface ServedFolder {
  readonly directory: string;
  readonly address: string;
}

/**
 * Has `npm start` serve folders of files: pages without their ending, and those
 * below /.well-known too. An object, since the bundler's types leave its server out.
 *
 * @param whenAsked what makes files only when a browser asks for one of them.
 */
export function servedFolders(folders: readonly ServedFolder[], whenAsked: readonly MadeWhenAsked[]): object {
  const staticOptions = {extensions: ['html'], dotfiles: 'allow'};
  return {
    devServer: {
      static: folders.map(({directory, address}) => ({directory, publicPath: address, staticOptions})),
      setupMiddlewares(middlewares: Middleware[]): Middleware[] {
        middlewares.unshift(...whenAsked.map(({middleware}) => middleware));
        // Docusaurus joins what each plugin returns, and has this list already.
        return [];
      },
    },
  };
}
