import {readTree} from '../support/readTree';

test('words in pictures of posts are outlines: a browser gives a picture none of the fonts of the site', () => {
  const pictures = readTree('blog', /\.svg$/);
  expect(pictures.length).toBeGreaterThan(10);
  expect(pictures.filter(({text}) => /<text[\s>]/.test(text)).map(({file}) => file)).toEqual([]);
});
