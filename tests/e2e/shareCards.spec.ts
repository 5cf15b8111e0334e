import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '../support/browserTest';
import {builtPages} from '../support/builtPages';
import {origins} from '../support/origins.mjs';

test('each page names a card of 1200 x 630 pixels, which no other page has', () => {
  const pages = builtPages().filter(({html}) => /property="?og:url/.test(html));
  expect(pages.length).toBeGreaterThan(0);
  const cards = pages.map(({path: address, html}) => {
    const card = /property="?og:image"? content="?([^" >]+)/.exec(html)?.[1];
    return {address, card: card === undefined ? 'none' : new URL(card).pathname};
  });
  expect(new Set(cards.map(({card}) => card)).size).toBe(pages.length);
  for (const {address, card} of cards) {
    const png = readFileSync(path.join('build', card));
    // https://www.w3.org/TR/png-3/#11IHDR
    expect([address, png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([address, 1200, 630]);
  }
});

for (const [name, origin] of Object.entries(origins)) {
  test(`${name} has the icons that browsers ask for by name`, async ({request}) => {
    for (const [file, type] of [
      ['favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)$/],
      ['apple-touch-icon.png', /^image\/png$/],
    ] as const) {
      const response = await request.get(`${origin}/${file}`);
      expect([file, response.status()]).toEqual([file, 200]);
      expect(response.headers()['content-type']).toMatch(type);
    }
  });
}
