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
