import {escapeMarkdown} from '@site/src/tools/testPlan/markdown';
import {onOneLine} from '@site/src/tools/testPlan/read';

test.each([
  ['# not a heading', '\\# not a heading'],
  ['page #1', 'page \\#1'],
  ['a | b', 'a \\| b'],
  ['`code`', '\\`code\\`'],
  ['<img src=x onerror=alert(1)>', '\\<img src=x onerror=alert(1)>'],
  ['[click](javascript:x)', '\\[click\\](javascript:x)'],
  ['utm_campaign=spring*', 'utm_campaign=spring\\*'],
  ['_so_', '\\_so\\_'],
  ['C:\\', 'C:\\\\'],
  ['R&D, &lt;', 'R&D, \\&lt;'],
])('%s is written so that it is read as typed', (text, markdown) => expect(escapeMarkdown(text)).toBe(markdown));

test('line breaks of all kinds are spaces, and what turns the direction is gone', () => {
  expect(onOneLine(' a\r\nb\u2028c\u0085d\u0000e\t\tf\u202e ')).toBe('a b c d e f');
});
