import {videos} from '../../../content/videos';
import {releaseFeed} from '../../../content/releases';
import {hasTwin, twinPath} from '../../../lib/twinPath';
import {postsFeed} from '../../feed';

/** Files at fixed addresses that the build makes beside pages. */
const fixed = [
  ...['/robots.txt', '/sitemap.xml', '/.well-known/security.txt', '/openapi.yaml', '/openapi.json'],
  ...['/llms.txt', '/llms-full.txt', '/favicon.ico', '/apple-touch-icon.png', '/third-party-licenses.txt', '/admin'],
  ...[`${postsFeed.path}/rss.xml`, `${postsFeed.path}/atom.xml`, releaseFeed.path, twinPath('/', 'de')],
];

/** The addresses of what the build makes beside pages: feeds, videos, Markdown versions, descriptions. */
export function madeFiles(pages: readonly string[]): string[] {
  const twins = pages.filter(hasTwin).map((page) => twinPath(page));
  return [...fixed, ...Object.keys(videos).map((id) => `/embed/${id}`), ...twins];
}
