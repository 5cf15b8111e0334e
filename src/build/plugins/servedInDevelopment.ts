import type {MadeWhenAsked} from './madeWhenAsked';

export interface ServedFolder {
  /** The address of the folder; the site's root where there is none. */
  readonly address?: string;
  /** What makes the files, if that waits for the first request. */
  readonly whenAsked?: MadeWhenAsked;
}

/**
 * Has `npm start` serve a folder's files: pages without their ending, and those
 * below /.well-known too. An object, since the bundler's types leave its server out.
 */
export function servedInDevelopment(directory: string, {address = '/', whenAsked}: ServedFolder = {}): object {
  const staticOptions = {extensions: ['html'], dotfiles: 'allow'};
  return {
    devServer: {
      static: [{directory, publicPath: address, staticOptions}],
      ...(whenAsked && {setupMiddlewares: whenAsked.setupMiddlewares}),
    },
  };
}
