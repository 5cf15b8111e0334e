/** @jest-environment jsdom */
import {render, screen} from '@testing-library/react';
import {Timeline} from '@site/src/tools/testPlan/Timeline';
import {drawings, showTool} from '../../../support/shownTool';
import {textsOf} from '../../../support/textsOf';

test('a plan asks each question with an example of its own, cuts nothing off, and shows what is open, and its looks', () => {
  const container = showTool('testPlan', '?stop=pocock&name=a');
  const texts = [...container.querySelectorAll('[placeholder]')];
  expect(new Set(texts.map((each) => each.getAttribute('placeholder'))).size).toBe(texts.length);
  expect(texts.filter((each) => each.hasAttribute('maxlength'))).toEqual([]);
  expect(container.querySelector('dd[data-open=true]')).toHaveTextContent('(to be filled in)');
  expect(drawings()).toEqual([expect.stringContaining('read after each week')]);
  const query = 'name=80&change=240&effect=240&audience=160&metric=160'.replaceAll(/\d+/g, (count) =>
    '平'.repeat(Number(count)),
  );
  expect(showTool('testPlan', `?${query}`)).toHaveTextContent('The texts are too long for a link.');
});

test('the way on from a size to its plan takes all numbers along, and nothing else', () => {
  const query = 'baseline=3.1&lift=32&visitors=3300&share=34&confidence=93&power=83&sides=1';
  showTool('sampleSize', `?${query}&kind=rate&weeks=5`);
  const address = new URL(
    screen.getByRole('link', {name: /test plan/}).getAttribute('href') ?? '',
    'https://site.test',
  );
  expect(address.pathname).toBe('/tools/test-plan');
  expect(Object.fromEntries(address.searchParams)).toEqual(
    Object.fromEntries(new URLSearchParams(`${query}&kind=rate`)),
  );
});

test('a test of some weeks is drawn with its days and its looks', () => {
  const {container} = render(<Timeline weeks={4} start="2026-03-02" isReadWeekly />);
  expect(screen.getByRole('img')).toHaveAccessibleName(
    '4 weeks, from Monday, March 2, 2026 to Monday, March 30, 2026. The result is read after each week.',
  );
  expect([...container.querySelectorAll('line.look')].map((look) => parseFloat(look.getAttribute('x1') ?? ''))).toEqual(
    [25, 50, 75, 100],
  );
});

test('more weeks than can be told apart are one piece, whose days are its ends', () => {
  const {container} = render(<Timeline weeks={27} start="2026-03-02" isReadWeekly={false} />);
  const texts = textsOf(container.querySelectorAll('text'));
  // 27 weeks after March 2, a Monday, is September 7.
  expect(texts.filter((text) => text !== '')).toEqual(['Mar 2', 'Sep 7: read']);
  expect(container.querySelectorAll('rect')).toHaveLength(1);
});

/** What says that the result is read every week, and what that it is read once: the drawing, the verdict, the sheet. */
const weekly = [
  /is read after each week/,
  /is read by /,
  /at the latest/,
  /One look a week/,
  /The p-value of the look/,
];
const once = [/is read once, at the end/, /is read on /, /One look, at the planned end/, /interval of the difference/];

describe.each(['end', 'obrienFleming', 'pocock'])('by the rule %s', (rule) => {
  test.each([
    ['one week', 'lift=200', false],
    ['some weeks', 'lift=20', true],
    ['more than 12 weeks', 'lift=5', false],
  ])('all parts of a plan of %s say the same of when its result is read', (_, numbers, hasLooks) => {
    const container = showTool('testPlan', `?start=2026-03-02&stop=${rule}&${numbers}`);
    const said = `${drawings().join(' ')} ${container.textContent}`;
    const isWeekly = rule !== 'end' && hasLooks;
    expect(weekly.map((words) => words.test(said))).toEqual(weekly.map(() => isWeekly));
    expect(once.map((words) => words.test(said))).toEqual(once.map(() => !isWeekly));
    expect(container.querySelectorAll('line.look').length > 1).toBe(isWeekly);
  });
});
