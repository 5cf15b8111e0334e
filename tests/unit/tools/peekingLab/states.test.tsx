/** @jest-environment jsdom */
import {act, fireEvent, render, screen} from '@testing-library/react';
import {Work} from '@site/src/tools/peekingLab/Work.client';
import {tools} from '@site/tests/support/tools';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const type = async (name: string, value: string): Promise<void> => {
  fireEvent.change(screen.getByLabelText(name), {target: {value}});
  await act(async () => jest.advanceTimersByTimeAsync(300));
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', {name, hidden: true}));

/** A worker that takes a task and never answers. */
class SilentWorker {
  postMessage(): void {}
  terminate(): void {}
}

test('while numbers are computed, canceled and asked for again, the lab says which of them it is', async () => {
  Object.assign(globalThis, {Worker: SilentWorker});
  const Lab = tools.peekingLab;
  const {container} = render(<Lab preset="?looks=5&seed=3" />);
  expect(screen.getByText(/^Wait for the planned end: 5 looks/, {selector: '.title'})).toBeInTheDocument();
  expect(container).toHaveTextContent('simulated tests with seed 3 agree');
  const drawn = () => screen.getByRole('img').innerHTML;
  const before = drawn();

  // Another seed draws other tests at once; the simulation with the earlier one is no longer told.
  await type('Seed', '4');
  expect(drawn()).not.toBe(before);
  expect(container).not.toHaveTextContent('with seed 3');
  press('Cancel');
  expect(screen.getByText('The simulation was canceled.')).toBeInTheDocument();
  expect(container).not.toHaveTextContent(/with seed \d/);
  expect(screen.getByText(/^Wait for the planned end: 5 looks/, {selector: '.title'})).toBeInTheDocument();

  for (const [name, value] of [
    ['Planned error rate', '0.1'],
    ['Number of looks', '6'],
  ] as const) {
    await type(name, value);
    expect(screen.getByText('Computing the limits.', {selector: '.title'})).toBeInTheDocument();
    // What is drawn is an answer to what was asked before.
    expect(screen.getByRole('img').closest('[aria-busy=true]')).not.toBeNull();
    await type(name, '5');
  }
  await type('Number of looks', '6');
  press('Cancel');
  expect(screen.getByText('No numbers for these fields.', {selector: '.title'})).toBeInTheDocument();
  press('Simulate 100,000 tests');
  expect(screen.getByText('Computing the limits.', {selector: '.title'})).toBeInTheDocument();
});

test.each([
  ['failed', 'Your browser did not run the simulation.'],
  ['canceled', 'The simulation was canceled.'],
] as const)('where the simulation %s, it is said, and can be begun again', (kind, words) => {
  const begin = jest.fn();
  render(<Work work={{kind}} seed={undefined} onCancel={jest.fn()} onResume={begin} onDownload={jest.fn()} />);
  expect(screen.getByRole('status')).toHaveTextContent(words);
  press('Simulate 100,000 tests');
  expect(begin).toHaveBeenCalledTimes(1);
});
