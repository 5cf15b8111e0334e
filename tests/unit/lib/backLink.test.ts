import {parseBackLink} from '@site/src/lib/backLink';

test('reads address and label', () => {
  expect(parseBackLink({back: {to: '/docs', label: 'Back to docs'}})).toEqual({to: '/docs', label: 'Back to docs'});
});

test('is undefined where a page has none', () => {
  expect(parseBackLink({title: 'Documentation'})).toBeUndefined();
});

test.each([{back: '/docs'}, {back: {to: '/docs'}}, {back: null}])(
  'rejects %j and says what is expected',
  (frontMatter) => {
    expect(() => parseBackLink(frontMatter)).toThrow('Expected {to: /path, label: words}');
  },
);
