/** @jest-environment jsdom */
import {act, fireEvent, render, screen} from '@testing-library/react';
import {toolNames} from '@site/src/content/tools';
import {tools} from '@site/tests/support/tools';

// Read once, by the first tool.
Object.defineProperty(navigator, 'languages', {value: ['de-DE']});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const values = (container: Element): string[] =>
  [...container.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(({value}) => value);
const type = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), {target: {value}});
const wait = () => act(async () => jest.advanceTimersByTimeAsync(300));

test.each(toolNames)('%s begins with what no address of a German carries, and begins again with it', async (name) => {
  window.history.replaceState(null, '', '/tools?utm_source=news#a');
  const Tool = tools[name];
  const {container} = render(<Tool />);
  const atFirst = values(container);
  await wait();
  expect(window.location.href).toMatch(/\/tools\?utm_source=news#a$/);
  for (const field of container.querySelectorAll('input:not([type]), textarea')) {
    fireEvent.change(field, {target: {value: '7'}});
  }
  await wait();
  expect(window.location.search).toMatch(/^\?utm_source=news&./);
  fireEvent.click(screen.getByRole('button', {name: 'Start over'}));
  await wait();
  expect(values(container)).toEqual(atFirst);
  expect(window.location.href).toMatch(/\/tools\?utm_source=news#a$/);
});

test('equal shares stay equal as versions come and go, as the reader writes them, and others are left alone', () => {
  const Tool = tools.sampleRatio;
  render(<Tool />);
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

test('marks of wanted URLs are those of one list, and go with it', () => {
  const Tool = tools.campaignAddresses;
  render(<Tool />);
  const marked = () => screen.queryAllByRole('checkbox', {name: /^Should catch/, checked: true}).length;
  expect(marked()).toBe(2);
  type('Try it on', 'built');
  expect(marked()).toBe(0);
  fireEvent.click(screen.getByRole('checkbox', {name: /^Should catch URL 1/}));
  expect(marked()).toBe(1);
  type('Try it on', 'list');
  expect(marked()).toBe(0);
});
