/**
 * Has `npm start` serve a folder's files, those below /.well-known too. An
 * object, since the bundler's types leave its server out.
 */
export function servedInDevelopment(directory: string): object {
  return {devServer: {static: [{directory, publicPath: '/', staticOptions: {dotfiles: 'allow'}}]}};
}
