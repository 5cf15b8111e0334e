import {documentPolicy} from '../../../src/pipeline/hosting/contentSecurityPolicy';
import {daily, expect} from '../../support/browserTest';
import {parseSettings} from '../../../src/lib/settings/parse';
import {engines, test} from '../../support/engines';
import {startPlainHost} from '../../support/plainHost';
import {withSmallSite} from '../../support/smallSite';

for (const engine of engines) {
  test(`a page of another site reads feeds and files for agents, and shows pictures (${engine})`, async ({
    page,
    originOf,
  }) => {
    const site = originOf(engine);
    const other = await startPlainHost('tests/fixtures/other-site');
    await page.goto(`${other.origin}/`);
    const read = (path: string, headers: Record<string, string>) =>
      page.evaluate(
        async ([address, sent]) =>
          fetch(address, {headers: sent}).then(
            (answer) => answer.status,
            () => 'refused',
          ),
        [`${site}${path}`, headers] as const,
      );
    const feeds = ['/blog/rss.xml', '/blog/atom.xml', '/release-notes/rss.xml'];
    const icons = ['/apple-touch-icon.png', '/favicon.ico', '/img/favicon.svg'];
    for (const path of [
      ...feeds,
      ...icons,
      '/llms.txt',
      '/docs.md',
      '/openapi.json',
      '/openapi.yaml',
      '/sitemap.xml',
    ]) {
      expect(await read(path, {}), path).toBe(200);
      // The browser asks first whether it may send it.
      expect(await read(path, {'X-Reader': 'one'}), path).toBe(200);
    }
    expect(await read('/pricing', {})).toBe('refused');
    for (const path of ['/favicon.ico', '/apple-touch-icon.png', '/img/logo.svg', '/img/cards/team.png']) {
      const width = await page.evaluate(
        (source) =>
          new Promise((resolve) => {
            const picture = new Image();
            picture.addEventListener('load', () => resolve(picture.naturalWidth));
            picture.addEventListener('error', () => resolve('refused'));
            picture.src = source;
          }),
        `${site}${path}`,
      );
      expect(width, path).toBeGreaterThan(0);
    }
    await other.close();
  });
}

// agreement.spec.ts holds the other engine to the headers of this one, which starts at once.
for (const engine of daily([...engines].reverse(), 1)) {
  test(`a picture that is opened by itself shows its drawing and runs no script (${engine})`, async ({
    page,
    originOf,
  }) => {
    originOf(engine);
    const svg = (script: string): string =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><style>rect { fill: rgb(1, 2, 3) }</style><rect width="9" height="9"/>${script}</svg>`;
    const html = '<!doctype html><title>before</title><script>document.title = "ran"</script>';
    const names = ['assets/blog/a.svg', 'assets/images/b.svg', 'img/c.svg', 'd.svg'];
    await withSmallSite(
      engine,
      {
        settings: parseSettings({}),
        pages: [],
        files: {
          ...Object.fromEntries(
            names.map((name) => [name, svg('<title>before</title><script>document.title = "ran"</script>')]),
          ),
          'assets/files/e.html': html,
          'assets/files/g.xml': `<?xml version="1.0"?>${svg('<script href="/assets/js/h.js"/>')}`,
          'assets/js/h.js': 'document.documentElement.setAttribute("id", "ran")',
        },
      },
      async (server) => {
        // Where scripts run, it is one.
        await page.setContent(html);
        expect(await page.title()).toBe('ran');
        for (const name of names) {
          const answer = await page.goto(`${server.origin}/${name}`);
          expect(answer?.headers()['content-security-policy'], name).toBe(documentPolicy);
          expect(await page.title(), name).toBe('before');
          // Its own styles are in force.
          await expect(page.locator('rect'), name).toHaveCSS('fill', 'rgb(1, 2, 3)');
        }
        for (const name of ['assets/files/e.html', 'assets/files/g.xml']) {
          await page.goto(`${server.origin}/${name}`);
          expect(await page.title(), name).not.toBe('ran');
          await expect(page.locator('#ran'), name).toHaveCount(0);
        }
      },
    );
  });
}
