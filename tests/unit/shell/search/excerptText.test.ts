import {excerptText, fromSentence} from '@site/src/shell/search/excerptText';

it('is what a reader sees, and no markup', () => {
  expect(excerptText('Add the <mark>script</mark> as &lt;script&gt; &amp;amp; &quot;go&quot; &nbsp;')).toBe(
    'Add the script as <script> &amp; "go" &nbsp;',
  );
});

const page =
  'The first. In a test, version 1.5 of the page\n  is shown (half the time.) It ends there. Then `*` matches.';

it.each([
  ['page is shown', 'In a test, version 1.5 of the page is shown'],
  ['It ends', 'It ends'],
  ['first', 'The first'],
  ['matches.', 'Then `*` matches.'],
  ['not on the page', 'not on the page'],
])('%s begins at its sentence: %s', (excerpt, expected) => {
  expect(fromSentence(excerpt, page)).toBe(expected);
});

it('leaves the middle of a long sentence out', () => {
  expect(fromSentence('the word sought', `It ends. Now ${'comes a long one '.repeat(9)}with the word sought.`)).toBe(
    'Now comes a long one comes a long one comes … the word sought',
  );
});
