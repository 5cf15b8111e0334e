/** @jest-environment jsdom */
import {render, screen, within} from '@testing-library/react';
import type {ToolName} from '@site/src/content/tools';
import {tools} from '@site/tests/support/tools';
import {textsOf} from '../../support/textsOf';

/** Shows a tool for the query of an address. */
function show(name: ToolName, preset: string): HTMLElement {
  const Tool = tools[name];
  return render(<Tool preset={preset} />).container;
}

const rowsOf = (name: string | RegExp): string[][] =>
  within(screen.getByRole('table', {name}))
    .getAllByRole('row')
    .map((row) => textsOf(row.children));
const drawings = (): (string | null)[] => screen.getAllByRole('img').map((each) => each.getAttribute('aria-label'));

test('a link that gives the lift in points, as earlier ones do, fills both fields of a lift', () => {
  show('sampleSize', '?lift=0.6&kind=absolute');
  expect(screen.getByLabelText('Rate worth finding, %')).toHaveValue('3');
  expect(screen.getByLabelText('Relative lift, %')).toHaveValue('25');
});

test('the way on from a size to its plan takes all numbers along, and nothing else', () => {
  const query = 'baseline=3.1&lift=32&visitors=3300&share=34&confidence=93&power=83&sides=1';
  show('sampleSize', `?${query}&kind=rate&weeks=5`);
  const address = new URL(
    screen.getByRole('link', {name: /test plan/}).getAttribute('href') ?? '',
    'https://site.test',
  );
  expect(address.pathname).toBe('/tools/test-plan');
  expect(Object.fromEntries(address.searchParams)).toEqual(
    Object.fromEntries(new URLSearchParams(`${query}&kind=rate`)),
  );
});

test('the figures of a size stand beside their names', () => {
  const container = show('sampleSize', '?weeks=1');
  expect(textsOf(container.querySelectorAll('.figure'))).toEqual([
    ...['Visitors in each version17,511', 'Visitors in all35,022', 'Duration4 weeks', 'Smallest lift in 1 week37.9%'],
  ]);
  expect(show('sampleSize', '?visitors=1')).toHaveTextContent('DurationOver 10 years');
});

test('of several treatments, rates have the chosen level and differences the corrected one', () => {
  const container = show('readResult', '?versions=3&confidence=90');
  const strong = [...container.querySelectorAll('g.strong text')].map(({textContent}) => textContent.slice(0, 11));
  expect(strong).toEqual(['Treatment A', 'Treatment B', 'Treatment A', 'Treatment B']);
  expect(drawings()).toEqual([
    'Conversion rate with its 90% interval. Control: 2.4%, from 2.0% to 2.8%. Treatment A: 3.8%, from 3.3% to 4.3%. Treatment B: 3.0%, from 2.6% to 3.5%.',
    'Difference from control in percentage points, with its 95% interval. Treatment A: 1.4, from 0.64 to 2.2. Treatment B: 0.60, from -0.11 to 1.3.',
  ]);
  expect(rowsOf('Compared with control')).toEqual([
    ['Version', 'Difference', 'Relative lift', 'p-value'],
    ['Treatment A', '1.4 points (0.64 to 2.2 points)', '+58% (+23% to +104%)', '0.00061, pooled z'],
    ['Treatment B', '0.60 points (-0.11 to 1.3 points)', '+25% (-4.1% to +63%)', '0.196, pooled z'],
  ]);
  expect(container).toHaveTextContent('With 2 treatments, intervals and p-values are corrected after Bonferroni.');
  // A single comparison needs no correction.
  expect(show('readResult', '?versions=2')).not.toHaveTextContent('Bonferroni');
});

test.each([
  ['4100', 'Chi-square 1.23, p = 0.267', 0],
  ['4270', 'Chi-square 8.81, p = 0.0030', 1],
])('a split of 4,000 to %s is drawn against its plan, with causes where it may be off', (visitors2, words, causes) => {
  const container = show('sampleRatio', `?visitors2=${visitors2}&planned1=50&planned2=50`);
  const half = (4000 + Number(visitors2)) / 2;
  const [more, planned] = [Number(visitors2), half].map((count) => count.toLocaleString('en-US'));
  expect(drawings()).toEqual([`Control: 4,000, planned ${planned}. Treatment: ${more}, planned ${planned}.`]);
  const at = (selector: string, name: string) =>
    [...container.querySelectorAll(selector)].map((each) => parseFloat(each.getAttribute(name) ?? ''));
  expect(at('rect', 'width')).toEqual([expect.closeTo(400_000 / Number(visitors2), 6), 100]);
  for (const place of at('line', 'x1')) expect(place).toBeCloseTo((half / Number(visitors2)) * 100, 6);
  expect(container).toHaveTextContent(`${(half * 2).toLocaleString('en-US')} visitors in all. ${words}`);
  expect(screen.queryAllByText('What to look at next')).toHaveLength(causes);
});

test('the lab shows each rule by its name: shares by look, and how far the simulation is off', () => {
  const container = show('peekingLab', '?looks=5&seed=3');
  // Armitage, McPherson and Rowe (1969): 0.142. Jennison and Turnbull (2000), tables 2.1 and 2.3: |z| of 2.413, 4.562.
  expect(textsOf(container.querySelectorAll('li .name, li .share'))).toEqual([
    ...['No correction', '14.2%', 'Pocock', '5.0%', 'Always valid', '0.7%', 'O’Brien-Fleming', '5.0%'],
  ]);
  expect(textsOf(container.querySelectorAll('li .line'))).toEqual([
    expect.stringMatching(/single look, at every look/),
    expect.stringMatching(/same .* limit at every/),
    expect.stringMatching(/however often/),
    expect.stringMatching(/strict early/i),
  ]);
  const shares = container.querySelector('table')?.querySelectorAll('tbody tr') ?? [];
  expect(textsOf(shares[0]?.children ?? [])).toEqual([...['1', '5.00%', '1.58%', '0.08%', '0.00%']]);
  const [, ...proofs] = rowsOf(/^Two ways/);
  expect(proofs.map(([name]) => name)).toEqual(['No correction', 'Pocock', 'Always valid', 'O’Brien-Fleming']);
  for (const [, exact, simulated, off = ''] of proofs) {
    expect(Number(off.replace('−', '-'))).toBeCloseTo(Number(simulated) - Number(exact), 4);
  }
  expect(proofs.filter(([, , , off = '']) => /^[−+]/.test(off)).length).toBeGreaterThan(0);
});

test('shares that are planned are added up beside them, and a planned split is explained where none is typed', () => {
  show('sampleRatio', '?planned1=40&planned2=40');
  expect(screen.getByRole('group', {name: 'Planned share, %'})).toHaveTextContent('The shares add up to 80, not 100.');
  expect(screen.getByRole('group', {name: 'Visitors'})).not.toHaveTextContent('add up');
  const split = /Leave it empty for equal shares/;
  expect(show('readResult', '?planned=5')).toHaveTextContent(split);
  expect(show('readResult', '?split=50/50')).not.toHaveTextContent(split);
});

test('of a broken split nothing is shown but the check', () => {
  const container = show('readResult', '?visitors2=4300');
  expect([screen.queryAllByRole('img'), screen.queryAllByRole('table')]).toEqual([[], []]);
  expect(container).toHaveTextContent('Sample ratio check: p');
});

test('a plan asks each question with an example of its own, cuts nothing off, and shows what is open, and its looks', () => {
  const container = show('testPlan', '?stop=pocock&name=a');
  const texts = [...container.querySelectorAll('[placeholder]')];
  expect(new Set(texts.map((each) => each.getAttribute('placeholder'))).size).toBe(texts.length);
  expect(texts.filter((each) => each.hasAttribute('maxlength'))).toEqual([]);
  expect(container.querySelector('dd[data-open=true]')).toHaveTextContent('(to be filled in)');
  expect(drawings()).toEqual([expect.stringContaining('read after each week')]);
  const query = 'name=80&change=240&effect=240&audience=160&metric=160'.replaceAll(/\d+/g, (count) =>
    '平'.repeat(Number(count)),
  );
  expect(show('testPlan', `?${query}`)).toHaveTextContent('The texts are too long for a link.');
});
