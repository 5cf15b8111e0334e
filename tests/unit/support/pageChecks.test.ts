import {headProblems, imageProblems, outlineProblems, sharedValues} from '../../support/pageChecks';

test('a head, an outline and a picture with everything wrong are rejected for all of it, good ones for nothing', () => {
  const canonical = 'https://tailor.example.com/team';
  const good = {path: '/team', title: 'Team | Tailor AI', description: 'x'.repeat(60), canonical};
  const bad = {path: '/demos', title: 'Team | Tailor AI | Tailor AI', description: 'Team.', canonical: `${canonical}/`};
  const outline = (...levels: number[]) => outlineProblems(levels.map((level) => ({level, text: `heading ${level}`})));
  expect([headProblems(good, canonical), outline(1, 2, 3, 3, 2, 3, 4, 2)]).toEqual([[], []]);
  expect(headProblems(bad, canonical)).toEqual([
    expect.stringContaining('the title is "Team | Tailor AI | Tailor AI"'),
    expect.stringContaining('the description has 5 characters'),
    expect.stringContaining('the canonical link is'),
  ]);
  expect(sharedValues([good, {...bad, title: good.title}], 'title')).toEqual([
    '/team and /demos share the title "Team | Tailor AI"',
  ]);
  expect(outline(2, 4)).toEqual([
    'there are 0 h1 headings, expected one',
    '"heading 2" is an h2 below an h0',
    '"heading 4" is an h4 below an h2',
  ]);
  expect(imageProblems([{source: '/a.svg', hasAlt: true, hasSize: true}])).toEqual([]);
  expect(imageProblems([{source: '/a.svg', hasAlt: false, hasSize: false}])).toEqual([
    '/a.svg has no alt attribute',
    '/a.svg has no width and height',
  ]);
});
