import {excerptText} from '@site/src/shell/search/excerptText';

it('is what a reader sees, and no markup', () => {
  expect(excerptText('Add the <mark>script</mark> as &lt;script&gt; &amp;amp; &quot;go&quot; &nbsp;')).toBe(
    'Add the script as <script> &amp; "go" &nbsp;',
  );
});
