/** Has `npm start` serve a folder's files. An object, since the bundler's types leave its server out. */
export function servedInDevelopment(directory: string): object {
  return {devServer: {static: [{directory, publicPath: '/'}]}};
}
