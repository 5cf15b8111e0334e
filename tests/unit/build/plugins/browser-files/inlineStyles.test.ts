import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {inlineSheets, stylesIn, withoutStyles} from '@site/src/build/plugins/browser-files/inlineStyles';
import {joined} from '@site/src/build/plugins/browser-files/sheets';

const parser = unified().use(rehypeParse, {fragment: true});
const refused = (html: string): string[] => stylesIn('/page.html', parser.parse(html));

test.each([
  ['quoted', '<b class="x" style="left:40%;right:calc(100% - 60%)">a</b>', 'left:40%;right:calc(100% - 60%)'],
  ['bare, as the minifier writes it', '<b style=color:var(--ink) class=x>a</b>', 'color:var(--ink)'],
  ['with a semicolon at its end', '<svg STYLE="display: none;"></svg>', 'display: none'],
  ['with encoded quotes', '<b style="font-family:&quot;A&quot;">a</b>', 'font-family:"A"'],
  ['in a template', '<template><b style="left:1%">a</b></template>', 'left:1%'],
])('a style attribute %s becomes a rule', (_how, html, style) => {
  const page = withoutStyles(html);
  const [name = '', rule] = [...page.rules].flat();
  expect(rule).toBe(`:is(#_,[data-style="${name}"]){${style}}`);
  expect(page.html).toContain(`data-style="${name}"`);
  expect(refused(html)).toHaveLength(1);
  expect(refused(page.html)).toEqual([]);
});

test('what only looks like one stays', () => {
  const html = [
    '<div data-props=\'{"html":"<b style=\\"left:1%\\">"}\' title="a style=b > c" data-style-by=x>style="a"</div>',
    '<script>document.write("<b style=left:1%>")</script><!-- <b style="left:1%"> --><textarea><b style=a></textarea>',
  ].join('');
  expect(withoutStyles(html)).toEqual({html, rules: new Map()});
});

test('an empty style is left out, and one that would end its rule stops the build', () => {
  expect(withoutStyles('<b style="">a</b>').html).toBe('<b>a</b>');
  expect(() => withoutStyles('<b style="}body{color:red">a</b>')).toThrow('cannot be a rule');
});

test('equal styles are one rule, which outweighs the classes of its layer', () => {
  const pages = ['<b style="left:1%">a</b><i style="left:1%">a</i>', '<u style="left:1%">a</u>'].map(withoutStyles);
  const sheets = inlineSheets(pages);
  expect(pages.map(sheets)[0]).toEqual(pages.map(sheets)[1]);
  expect(joined(pages.flatMap(sheets).slice(0, 1))).toMatch(
    /@layer last\{:is\(#_,\[data-style="\w+"\]\)\{left:1%\}\}$/,
  );
});

test('a style element is refused with its page', () => {
  expect(refused('<div><style>b{}</style></div>')).toEqual([expect.stringMatching(/^\/page\.html: a <style> element/)]);
});
