import {headProblems, imageProblems} from '../../support/pageChecks';

// Outlines and what two pages share, tests/content/pages.test.tsx has rejected.
test('a head and a picture with everything wrong are rejected for all of it', () => {
  const canonical = 'https://tailor.example.com/team';
  const head = {path: '/team', title: 'Team | Tailor AI | Tailor AI', description: 'Team.', canonical: `${canonical}/`};
  expect(headProblems(head, canonical)).toEqual([
    expect.stringContaining('the title is "Team | Tailor AI | Tailor AI"'),
    expect.stringContaining('the description has 5 characters'),
    expect.stringContaining('the canonical link is'),
  ]);
  expect(imageProblems([{source: '/a.svg', hasAlt: false, hasSize: false}])).toEqual([
    '/a.svg has no alt attribute',
    '/a.svg has no width and height',
  ]);
});
