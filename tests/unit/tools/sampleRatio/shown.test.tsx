/** @jest-environment jsdom */
import {fireEvent, screen} from '@testing-library/react';
import {drawings, showTool} from '../../../support/shownTool';

// Read once, by the first tool.
Object.defineProperty(navigator, 'languages', {value: ['de-DE']});

test.each([
  ['4100', 'Chi-square 1.23, p = 0.267', 0],
  ['4270', 'Chi-square 8.81, p = 0.0030', 1],
])('a split of 4,000 to %s is drawn against its plan, with causes where it may be off', (visitors2, words, causes) => {
  const container = showTool('sampleRatio', `?visitors2=${visitors2}&planned1=50&planned2=50`);
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

test('shares that are planned are added up beside them', () => {
  showTool('sampleRatio', '?planned1=40&planned2=40');
  expect(screen.getByRole('group', {name: 'Planned share, %'})).toHaveTextContent('The shares add up to 80, not 100.');
  expect(screen.getByRole('group', {name: 'Visitors'})).not.toHaveTextContent('add up');
});

test('equal shares stay equal as versions come and go, as the reader writes them, and others are left alone', () => {
  showTool('sampleRatio', '');
  const shares = () =>
    [...screen.getByRole('group', {name: 'Planned share, %'}).querySelectorAll('input')].map(({value}) => value);
  for (const [press, expected] of [
    ['Add a version', ['33,33', '33,33', '33,33']],
    ['Add a version', ['25', '25', '25', '25']],
    ['Add a version', ['20', '20', '20', '20', '20']],
    ['Remove the last', ['25', '25', '25', '25']],
  ] as const) {
    fireEvent.click(screen.getByRole('button', {name: press}));
    expect(shares()).toEqual(expected);
  }
  const [first] = screen.getByRole('group', {name: 'Planned share, %'}).querySelectorAll('input');
  if (first) fireEvent.change(first, {target: {value: '70'}});
  fireEvent.click(screen.getByRole('button', {name: 'Remove the last'}));
  expect(shares()).toEqual(['70', '25', '25']);
});
