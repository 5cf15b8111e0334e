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
  file('Stylesheet', '/page.css', 12),
  file('Font', '/a.woff2', 17),
  file('Font', '/b.woff2', 17),
  file('Image', '/cover.svg', 200),
];

test('a light page is within its budget, however large its pictures', () => {
  expect(overBudget(light)).toEqual([]);
});

test('what is too much is named with its files and their bytes, largest first', () => {
  expect(overBudget([...light, file('Script', '/react.js', 58)])).toEqual([
    'JavaScript: 65.0 KB, at most 10: /react.js 59,392 bytes, /site.js 7,168 bytes.',
    expect.stringMatching(/^All but pictures: 131\.0 KB, at most 80: \/react\.js/),
  ]);
});

test('a third font is too many, however small', () => {
  expect(overBudget([...light, file('Font', '/c.woff2', 1)])).toEqual([expect.stringMatching(/^Fonts: 3 files/)]);
});

test('the face of code is allowed beside the two, up to its own weight', () => {
  expect(overBudget([...light, file('Font', '/assets/fonts/spline-sans-mono-1a.woff2', 11)])).toEqual([]);
  expect(overBudget([...light, file('Font', '/assets/fonts/spline-sans-mono-1a.woff2', 13)])).toContain(
    'The face of code: at most 12 KB: /assets/fonts/spline-sans-mono-1a.woff2 13,312 bytes.',
  );
});

test('scripts that the HTML does not name and other pages are fetched early', () => {
  const html = '<script src="/site.js" defer></script>';
  expect(fetchedEarly([...light, file('Other', '/next-page.speculationrules', 1)], html)).toEqual([]);
  expect(fetchedEarly([...light, file('Script', '/react.js', 1), file('Prefetch', '/blog', 2)], html)).toEqual([
    '/react.js 1,024 bytes',
    '/blog 2,048 bytes',
  ]);
  expect(fetchedEarly(light, '<script defer src=/other.js></script>')).toEqual(['/site.js 7,168 bytes']);
});

test('a page whose scripts are too large together is named, with its files', () => {
  const html =
    '<link rel="stylesheet" href="/assets/css/site.css"><script src="/assets/js/a.js"></script><script src=/assets/js/b.js>';
  expect(filesOverBudget(html, () => 4_000)).toEqual([]);
  expect(filesOverBudget(html, () => 5_000)).toEqual([
    'JavaScript: 10600 bytes, at most 10240: /assets/js/a.js, /assets/js/b.js.',
  ]);
});
