import {daily, expect, test, visit} from '../support/browserTest';
import {builtPages} from '../support/builtPages';
import {hair, layoutShifts, totalShift} from '../support/layoutShifts';

const awaited = /<link[^>]*rel="?expect"?[^>]*>/g;

test('what the first paint waits for is on the page, once', () => {
  const pages = builtPages().filter(({html}) => html.search(awaited) >= 0);
  expect(pages.length).toBeGreaterThan(0);
  for (const {path, html} of pages) {
    const [, body = ''] = html.split('</head>');
    for (const [link] of html.matchAll(awaited)) {
      const id = /href="?#([\w-]+)/.exec(link)?.[1] ?? '';
      expect([...body.matchAll(new RegExp(`id="?${id}[" >]`, 'g'))], `${path}: ${link}`).toHaveLength(1);
    }
  }
});

for (const path of daily(['/?audience=ecomm', '/docs', '/blog', '/', '/?locale=de-DE', '/team'], 2)) {
  test(`on a slow processor nothing on ${path} moves while the rest of it comes in`, async ({page, context}) => {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: 6});
    await visit(page, path);
    const shifts = await layoutShifts(page);
    expect(totalShift(shifts), JSON.stringify(shifts)).toBeLessThan(hair);
  });
}
