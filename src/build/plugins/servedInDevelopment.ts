/**
 * Has `npm start` serve a folder's files: pages without their ending, and those
 * below /.well-known too. An object, since the bundler's types leave its server out.
 *
 * @param publicPath the address of the folder.
 */
export function servedInDevelopment(directory: string, publicPath = '/'): object {
  const staticOptions = {extensions: ['html'], dotfiles: 'allow'};
  return {devServer: {static: [{directory, publicPath, staticOptions}]}};
}
