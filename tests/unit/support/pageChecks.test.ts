import {
  headProblems,
  imageProblems,
  outlineProblems,
  sharedValues,
  sitemapAddresses,
  type PageHead,
} from '../../support/pageChecks';

const address = 'https://tailor.example.com/team';
const head: PageHead = {
  path: '/team',
  title: 'Team | Tailor AI',
  description: 'The five people who build Tailor AI, what each of them does, and where to find them.',
  canonical: address,
};

test('a complete head passes', () => {
  expect(headProblems(head, address)).toEqual([]);
});

test.each([
  ['no suffix', {title: 'Team'}, 'the title is "Team"'],
  ['the suffix twice', {title: 'Team | Tailor AI | Tailor AI'}, 'the title is'],
  ['the suffix alone', {title: 'Tailor AI'}, 'the title is'],
  ['an empty page name', {title: ' | Tailor AI'}, 'the title is'],
  ['no description', {description: ''}, 'the description has 0 characters'],
  ['a short description', {description: 'Team.'}, 'the description has 5 characters'],
  ['a long description', {description: 'x'.repeat(171)}, 'the description has 171 characters'],
  ['no canonical link', {canonical: ''}, 'the canonical link is ""'],
  ['a canonical link with a slash', {canonical: `${address}/`}, 'the canonical link is'],
])('a head with %s is rejected', (_case, change, problem) => {
  expect(headProblems({...head, ...change}, address)).toEqual([expect.stringContaining(problem)]);
});

test('pages that share a title or a description are named', () => {
  const heads = [head, {...head, path: '/demos', description: 'Another one.'}, {...head, path: '/blog', title: 'Blog'}];
  expect(sharedValues(heads, 'title')).toEqual(['/team and /demos share the title "Team | Tailor AI"']);
  expect(sharedValues(heads, 'description')).toEqual([expect.stringContaining('/team and /blog share')]);
});

const outline = (...levels: number[]) => outlineProblems(levels.map((level) => ({level, text: `heading ${level}`})));

test('an outline has one h1 and skips no level', () => {
  expect(outline(1, 2, 3, 3, 2, 3, 4, 2)).toEqual([]);
  expect(outline(2, 3)).toEqual(['there are 0 h1 headings, expected one', '"heading 2" is an h2 below an h0']);
  expect(outline(1, 2, 1)).toEqual(['there are 2 h1 headings, expected one']);
  expect(outline(1, 3)).toEqual(['"heading 3" is an h3 below an h1']);
});

test('an image needs an alt attribute and dimensions', () => {
  expect(imageProblems([{source: '/a.svg', hasAlt: true, hasSize: true}])).toEqual([]);
  expect(imageProblems([{source: '/a.svg', hasAlt: false, hasSize: false}])).toEqual([
    '/a.svg has no alt attribute',
    '/a.svg has no width and height',
  ]);
});

test('a sitemap is read', () => {
  const xml = '<urlset><url><loc>https://a.test/</loc></url><url><loc>https://a.test/b</loc></url></urlset>';
  expect(sitemapAddresses(xml)).toEqual(['https://a.test/', 'https://a.test/b']);
});
