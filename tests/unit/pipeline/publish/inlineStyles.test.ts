import {stylesIn} from '@site/src/pipeline/publish/checks';
import {inlineSheets, takeStyles} from '@site/src/pipeline/publish/styles/inlineStyles';
import {joined} from '@site/src/pipeline/publish/styles/sheets';
import {attribute, elementsIn} from '@site/src/pipeline/html/tree';
import {parseFragment} from '../../../support/parseHtml';

const refused = (html: string): string[] => stylesIn('/page.html', parseFragment(html));

test.each([
  ['quoted', '<b class="x" style="left:40%;right:calc(100% - 60%)">a</b>', 'left:40%;right:calc(100% - 60%)'],
  ['bare, as the minifier writes it', '<b style=color:var(--ink) class=x>a</b>', 'color:var(--ink)'],
  ['with a semicolon at its end', '<svg STYLE="display: none;"></svg>', 'display: none'],
  ['with encoded quotes', '<b style="font-family:&quot;A&quot;">a</b>', 'font-family:"A"'],
  ['in a template', '<template><b style="left:1%">a</b></template>', 'left:1%'],
])('a style attribute %s becomes a rule', (_how, html, style) => {
  const page = parseFragment(html);
  const [name = '', rule] = [...takeStyles(page)].flat();
  expect(rule).toBe(`:is(#_,[data-style="${name}"]){${style}}`);
  expect(elementsIn(page).map((element) => attribute(element, 'dataStyle'))).toContain(name);
  expect(refused(html)).toHaveLength(1);
  expect(stylesIn('/page.html', page)).toEqual([]);
});

test('an empty style is left out, and one that would end its rule stops the build', () => {
  const page = parseFragment('<b style="">a</b>');
  expect(takeStyles(page).size).toBe(0);
  expect(page.children).toMatchObject([{properties: {}}]);
  expect(() => takeStyles(parseFragment('<b style="}body{color:red">a</b>'))).toThrow('cannot be a rule');
});

test('equal styles are one rule, which outweighs the classes of its layer', () => {
  const pages = ['<b style="left:1%">a</b><i style="left:1%">a</i>', '<u style="left:1%">a</u>'].map((html) =>
    takeStyles(parseFragment(html)),
  );
  const sheets = inlineSheets(pages);
  expect(pages.map(sheets)[0]).toEqual(pages.map(sheets)[1]);
  expect(joined(pages.flatMap(sheets).slice(0, 1))).toMatch(
    /@layer last\{:is\(#_,\[data-style="\w+"\]\)\{left:1%\}\}$/,
  );
});

test('a style element is refused with its page', () => {
  expect(refused('<div><style>b{}</style></div>')).toEqual([expect.stringMatching(/^\/page\.html: a <style> element/)]);
});
