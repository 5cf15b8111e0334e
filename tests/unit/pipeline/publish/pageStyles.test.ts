import type {Bundles} from '@site/src/pipeline/plugins/browser-files/bundles';
import {
  bothOf,
  classesAndIslands,
  sheetsOf,
  styledBy,
  withoutUnused,
} from '@site/src/pipeline/publish/styles/pageStyles';
import {readInTurn} from '@site/src/pipeline/publish/styles';
import {sheetOf, type Sheet} from '@site/src/pipeline/publish/styles/sheets';
import {elementsIn} from '@site/src/pipeline/html/tree';
import {nameFiles} from '@site/src/pipeline/publish/head';
import {parseFragment, parsePage} from '../../../support/parseHtml';

const sheet = (name: string, ...classes: readonly string[]): Sheet =>
  sheetOf(name, 'site', classes.map((each) => `.${each}{}`).join(''));

const tokens = sheet('file-src-css-tokens-css');
const button = sheet('button', 'button');
const card = sheet('card', 'card', 'title');
const chart = sheet('chart', 'chart');
const toast = sheet('toast', 'toast');
const sheets = [tokens, button, card, chart, toast];

const bundles: Bundles = {
  scripts: {
    site: '/site.1.js',
    home: '/home.1.js',
    docs: '/docs.1.js',
    reading: '/reading.1.js',
    pages: '/pages.1.js',
    blog: '/blog.1.js',
    consent: '/consent.1.js',
  },
  styles: [],
  packages: [],
  parts: {
    'island-features-Board-island-tsx': {files: [], styles: ['chart']},
    toast: {files: [], styles: ['toast']},
  },
};

test('classes and islands are read from HTML as the minifier writes it', () => {
  const html = `<p class="a b"><i class=c><b data-island=features/Board></b><b data-island="lead/Form"></b>`;
  const {classes, islands} = classesAndIslands(parseFragment(html));
  expect(classes).toEqual(new Set(['a', 'b', 'c', '']));
  expect(islands).toEqual(new Set(['features/Board', 'lead/Form']));
});

test('a page has the sheets of its classes, of its islands, and of what behaviors fetch', () => {
  const names = (html: string): string[] =>
    sheetsOf(styledBy(parseFragment(html), bundles), sheets).map(({name}) => name);
  expect(names('<p class=title>')).toEqual([tokens.name, 'card', 'toast']);
  expect(names('<p class="button"><div data-island=features/Board>')).toEqual([
    tokens.name,
    'button',
    'chart',
    'toast',
  ]);
});

test('a page has the sheets that set the variables its other sheets read', () => {
  const code = sheetOf('code', 'site', '.code{font-size:var(--code-size)}');
  const sizes = sheetOf('sizes', 'site', ':root{--code-size:14px}.other{}');
  const others = sheetOf('others', 'site', '.other{--code-size:15px}');
  const names = (html: string): string[] =>
    sheetsOf(styledBy(parseFragment(html), bundles), [sizes, others, code]).map(({name}) => name);
  expect(names('<p class=code>')).toEqual(['sizes', 'code']);
  expect(names('<p>')).toEqual([]);
});

test('of a module, a page has the rules of what is on it, unless a script may put more there', () => {
  const css = '.window{top:0}.window .cup,.plate{left:0}.bar:not(.cup){top:1px}@media print{.plate{top:0}}';
  const module = sheetOf('file-src-ui-Shop-styles-module-css', 'site', css);
  const page = parseFragment('<div class="window"><p class="bar"></p></div>');
  const cssOf = (each: Sheet, styles: readonly string[]): string[] =>
    withoutUnused(styledBy(page, {...bundles, styles}), [each]).map((kept) => kept.css);
  expect(cssOf(module, [])).toEqual(['.window{top:0}.bar:not(.cup){top:1px}']);
  expect(cssOf(module, [module.name])).toEqual([css]);
  expect(cssOf({...module, name: 'file-src-css-shop-css'}, [])).toEqual([css]);
});

test('pages that are read one after another share a sheet of what any of them needs, unless it is too long', () => {
  const lengths = new Map([
    ['index.html', 9],
    ['docs/long.html', 50_000],
    ['docs/a.html', 20_000],
    ['docs/b.html', 30_000],
    ['blog/a.html', 9],
  ]);
  const sheetsOfPages = readInTurn(
    [...lengths.keys()].map((file) => ({file, styled: {classes: new Set([file]), later: new Set(), rules: new Map()}})),
    ({classes}) => ({
      name: [...classes].join('+'),
      content: 'x'.repeat([...classes].reduce((sum, file) => sum + (lengths.get(file) ?? 0), 0)),
    }),
  );
  expect([...sheetsOfPages].map(([file, {name}]) => [file, name])).toEqual([
    ['index.html', 'index.html'],
    ['docs/long.html', 'docs/long.html'],
    ['docs/a.html', 'docs/a.html+docs/b.html'],
    ['docs/b.html', 'docs/a.html+docs/b.html'],
    ['blog/a.html', 'blog/a.html'],
  ]);
  const needsOf = (name: string) => styledBy(parseFragment(`<p class=${name}>`), bundles);
  expect(sheetsOf(bothOf(needsOf('card'), needsOf('button')), sheets).map(({name}) => name)).toEqual([
    tokens.name,
    'button',
    'card',
    'toast',
  ]);
});

test("the page's files are named after what else is in its head", () => {
  const page = parsePage('<head><link rel=icon href=/i.svg><script>early()</script></head><body><p>Text</p></body>');
  nameFiles(page, {
    style: '/assets/css/page.2.css',
    fonts: ['/assets/fonts/text.woff2'],
    scripts: ['/assets/js/site.1.js', '/assets/js/docs.1.js'],
  });
  const named = elementsIn(page).flatMap(({tagName, properties: {href, src, defer}}) =>
    ['link', 'script'].includes(tagName) ? [[tagName, href ?? src, defer]] : [],
  );
  expect(named).toEqual([
    ['link', '/i.svg', undefined],
    ['script', undefined, undefined],
    ['link', '/assets/css/page.2.css', undefined],
    ['link', '/assets/fonts/text.woff2', undefined],
    ['script', '/assets/js/site.1.js', true],
    ['script', '/assets/js/docs.1.js', true],
  ]);
  expect(() => nameFiles({type: 'root', children: []}, {style: '', fonts: [], scripts: []})).toThrow('has no head');
});
