import {fetchedEarly, filesOverBudget, overBudget} from '../../support/budget';
import type {Transfer} from '../../support/transfers';

const file = (kind: string, path: string, kilobytes: number): Transfer => ({
  kind,
  url: `http://localhost${path}`,
  bytes: kilobytes * 1024,
});
const light = [
  file('Document', '/', 20),
  file('Script', '/site.js', 7),
  file('Font', '/a.woff2', 13),
  file('Font', '/b.woff2', 12),
  file('Image', '/cover.svg', 200),
];

test('a light page passes; what is too much or fetched early is named with its files and their bytes', () => {
  const html = '<script src="/site.js" defer></script>';
  expect([overBudget(light), fetchedEarly([...light, file('Other', '/next.speculationrules', 1)], html)]).toEqual([
    [],
    [],
  ]);
  const heavy = [...light, file('Script', '/react.js', 58), file('Font', '/c.woff2', 1), file('Prefetch', '/blog', 2)];
  expect(overBudget(heavy)).toEqual([
    'JavaScript: 65.0 KB, at most 12.2: /react.js 59,392 bytes, /site.js 7,168 bytes.',
    expect.stringMatching(/^All but pictures: 113\.0 KB, at most 80: \/react\.js/),
    expect.stringMatching(/^Fonts: 3 files/),
  ]);
  expect(fetchedEarly(heavy, html)).toEqual(['/react.js 59,392 bytes', '/blog 2,048 bytes']);
});

test('a page whose scripts are too large together is named, with its files', () => {
  const html = '<script src="/assets/js/a.js"></script><script src=/assets/js/b.js>';
  expect(filesOverBudget(html, () => 4_000)).toEqual([]);
  expect(filesOverBudget(html, () => 6_200)).toEqual([
    'JavaScript: 13000 bytes, at most 12492: /assets/js/a.js, /assets/js/b.js.',
  ]);
});
