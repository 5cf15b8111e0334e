import {readFileSync} from 'node:fs';
import {matchPattern, parsePattern, type PatternMatch} from '@site/src/lib/utmPattern';

function compare(typed: string, value: string): PatternMatch {
  const pattern = parsePattern(typed);
  if (typeof pattern === 'string') throw new Error(`${typed} is not a pattern: ${pattern}.`);
  return matchPattern(pattern, value);
}

it.each([
  ['spring-sale', 'spring-sale', 0, 11],
  ['spring*', 'spring-sale', 0, 6],
  ['*-retargeting', 'eu-retargeting', 2, 14],
  ['*roas*', 'q3-roas-search', 3, 7],
  ['*roas*', 'roas-and-roas-too', 9, 13],
  [' spring* ', 'spring2026', 0, 6],
  ['*.*', 'a.b', 1, 2],
  ['(sale)*', '(sale)-1', 0, 6],
])('%s matches %s', (pattern, value, start, end) => {
  expect(compare(pattern, value)).toEqual({outcome: 'match', start, end});
});

it.each([
  ['spring', 'spring-sale'],
  ['spring*', 'early-spring'],
  ['*-retargeting', 'retargeting-eu'],
  ['*roas*', 'ro-as'],
  ['*.*', 'axb'],
  ['spring*', ''],
])('%s does not match %s', (pattern, value) => {
  expect(compare(pattern, value)).toEqual({outcome: 'noMatch'});
});

it.each([
  ['spring*', 'spring', ['emptyStar']],
  ['*-eu', '-eu', ['emptyStar']],
  ...['roas', 'roas-eu', 'eu-roas'].map((value) => ['*roas*', value, ['emptyStar']] as const),
  ['spring*', 'Spring-Sale', ['case']],
  ['Spring', 'spring', ['case']],
  ['SPRING*', 'spring', ['case', 'emptyStar']],
] as const)('the documentation does not say whether %s matches %s', (pattern, value, open) => {
  expect(compare(pattern, value)).toEqual({outcome: 'open', open});
});

it.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['*', 'starOnly'],
  ['**', 'starOnly'],
  ['spring*sale', 'starInside'],
  ['**spring', 'starInside'],
  ['*a*b*', 'starInside'],
  ['spring sale*', 'space'],
  ['utm_campaign=spring*', 'parameter'],
])('%j is not one of the documented forms: %s', (typed, problem) => {
  expect(parsePattern(typed)).toBe(problem);
});

/** Cells of the rows of a Markdown table that begin with a pattern in code. */
const codes = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, code]) => code ?? []);

it('agrees with every example of the guide', () => {
  const guide = readFileSync('docs/triggers.mdx', 'utf8');
  const section = guide.slice(guide.indexOf('## Wildcard patterns'));
  const rows = section.split('\n').filter((line) => /^\| `[^`]*\*[^`]*` \|/.test(line));
  expect(rows).toHaveLength(3);
  for (const row of rows) {
    const [, pattern = '', , matching = '', others = ''] = row.split('|');
    const [typed = ''] = codes(pattern);
    expect(codes(matching).length).toBeGreaterThan(0);
    for (const value of codes(matching)) expect([typed, value, compare(typed, value).outcome]).toContain('match');
    for (const value of codes(others)) expect([typed, value, compare(typed, value).outcome]).toContain('noMatch');
  }
});

it('counts what the article on campaign names counts, and leaves none of it open', () => {
  const article = readFileSync('blog/2025-07-23-utm-wildcards/index.md', 'utf8');
  const [, list = ''] = /```text title="utm_campaign"\n([^`]+)```/.exec(article) ?? [];
  const values = list.trim().split('\n');
  expect(values).toHaveLength(8);
  const rows = [...article.matchAll(/^\|[^|]+\| `([^`]+)` +\| (\d+) +\|/gm)];
  expect(rows).toHaveLength(6);
  for (const [, typed = '', count] of rows) {
    const outcomes = values.map((value) => compare(typed, value).outcome);
    expect(outcomes.filter((outcome) => outcome === 'match')).toHaveLength(Number(count));
    expect(outcomes).not.toContain('open');
  }
});
