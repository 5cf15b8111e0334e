import path from 'node:path';

/**
 * What the browser bundle has in place of one route and one bundle per post:
 * a single route for all of them, which reads a post from its page's HTML. So
 * no script of the site grows with the number of posts.
 *
 * @param posts addresses of all posts.
 */
export function leanPostRoutes(generatedFilesDir: string, posts: readonly string[]) {
  const generated = (file: string): string => path.join(generatedFilesDir, file);
  const loader = (name: string) => ({
    loader: path.join(__dirname, `${name}.cjs`),
    options: {posts, chunkNames: generated('routesChunkNames.json')},
  });
  return [
    {include: [generated('routes.js')], use: [loader('leanRoutes')]},
    {include: [generated('routesChunkNames.json')], use: [loader('leanChunkNames')]},
    {include: [generated('registry.js')], use: [loader('leanRegistry')]},
  ];
}
