import {parseFenceMeta} from '@site/src/build/markdown/samples/meta';

test('the sample is taken out and the rest is left for the code block', () => {
  expect(parseFenceMeta('sample="guide/call.ts" title="call.ts" {1,3-5}')).toEqual({
    sample: 'guide/call.ts',
    lastHighlighted: 5,
    rest: 'title="call.ts" {1,3-5}',
  });
});

test('a title may hold spaces and braces', () => {
  expect(parseFenceMeta('title="your {own} file" sample="guide/call.ts"').rest).toBe('title="your {own} file"');
});

test('words without a sample are read too', () => {
  expect(parseFenceMeta('')).toEqual({sample: undefined, lastHighlighted: 0, rest: ''});
});

test.each(['smaple="guide/call.ts"', 'sample="a/b" titel="b"', 'sample="a/b" {x}', 'sample="a/b" "stray'])(
  '%s is rejected with the known words',
  (meta) => {
    expect(() => parseFenceMeta(meta)).toThrow(/" is not known; write sample, title or line numbers/);
  },
);
