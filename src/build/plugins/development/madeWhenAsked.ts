import type {IncomingMessage, ServerResponse} from 'node:http';

/** A part of the development server that may answer a request, or leave it to the next. */
export interface Middleware {
  readonly name: string;
  readonly middleware: (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;
}

/** Files that `npm start` makes only when a browser asks for one of them. */
export interface MadeWhenAsked {
  /** Has the development server make the files before it answers. */
  readonly middleware: Middleware;
  /** Has the next request make the files again, because what they are made of has changed. */
  readonly makeAgain: () => void;
}

/**
 * Keeps the first page of `npm start` from waiting for what few visits need: the player, the editor, the search index.
 * Nothing is made before the server runs, so `make` may read what Docusaurus generates.
 *
 * @param addresses how the files' addresses begin, such as /embed/.
 * @param make writes the files. Where it fails, the request gets the error, and the next one tries again.
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
