import type {IncomingMessage, ServerResponse} from 'node:http';

/** A middleware of the development server. */
export interface Middleware {
  readonly name: string;
  readonly middleware: (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;
}

/** Files that `npm start` makes on the first request for one of them. */
export interface MadeWhenAsked {
  /** Makes the files before the server answers. */
  readonly middleware: Middleware;
  /** Makes the files again on the next request, after a source has changed. */
  readonly makeAgain: () => void;
}

/**
 * Delays what few visits need (the player, the editor, the search index) until it is requested. The server is running
 * by then, so `make` may read what Docusaurus generates.
 *
 * @param addresses the beginnings of the files' addresses, such as /embed/.
 * @param make writes the files. If it fails, the request gets the error, and the next one tries again.
 */
export function madeWhenAsked(addresses: readonly string[], make: () => Promise<void>): MadeWhenAsked {
  let made: Promise<void> | undefined;

  async function makeOnce(): Promise<void> {
    const current = (made ??= make());
    try {
      await current;
    } catch (error) {
      if (made === current) made = undefined;
      console.error(error);
      throw error;
    }
  }

  return {
    middleware: {
      name: `made when asked: ${addresses.join(', ')}`,
      middleware(request, _response, next) {
        if (addresses.some((address) => request.url?.startsWith(address))) makeOnce().then(() => next(), next);
        else next();
      },
    },
    makeAgain() {
      made = undefined;
    },
  };
}

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
