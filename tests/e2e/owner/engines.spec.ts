import {missingPaths} from '../../support/addresses';
import {expect, isAll} from '../../support/browserTest';
import {engines, test} from '../../support/engines';
import {disagreements} from '../../support/owner/answers';
import {dailyPages} from '../../support/sitePages';

const site = 'build-owner';

const asked = [
  ...dailyPages(site).map((page) => page.path),
  ...['/embed/home', '/admin/', '/docs.md', '/llms.txt', '/robots.txt', '/sitemap.xml', '/.well-known/security.txt'],
  ...['/blog/rss.xml', '/blog/atom.xml', '/openapi.json', '/openapi.yaml', '/pagefind/pagefind-worker.js'],
  ...['/img/favicon.svg', '/favicon.ico', '/extension', '/vs/acme', '/agencies', '/careers'],
  ...missingPaths.filter((address) => isAll || !/[%\\]|^\/\//.test(address)),
];

test('both engines say the same of every address, header by header', async ({originOf}) => {
  const origins = engines.map((engine) => originOf(engine, site));
  expect(await disagreements(origins, asked)).toEqual([]);
  // The search for them compares what it has got.
  expect(await disagreements([origins[0] ?? '', originOf('nginx')], ['/careers'])).toHaveLength(1);
});
