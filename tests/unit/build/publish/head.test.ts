import {fontsOf} from '@site/src/build/publish/head';
import {parseFragment} from '../../../support/parseHtml';

const fonts = (html: string): string[] => fontsOf(parseFragment(html));

test('a page that shows code asks for the face of code with its own', () => {
  expect(fonts('<main><p>Add <code>data-tailor</code>.</p></main>')).toEqual([...fonts(''), 'spline-sans-mono']);
  expect(fonts('<main><details open><code>a</code></details></main>')).toHaveLength(3);
});

test.each([
  '<nav><code>a</code></nav><main>Words</main>',
  '<main><div hidden><code>a</code></div></main>',
  '<main><dialog><code>a</code></dialog></main>',
  '<main><noscript><code>a</code></noscript></main>',
  '<main><aside popover><code>a</code></aside></main>',
  '<main><details><summary>More</summary><code>a</code></details></main>',
])('it does not for what is not seen at first: %s', (html) => {
  expect(fonts(html)).toHaveLength(2);
});
