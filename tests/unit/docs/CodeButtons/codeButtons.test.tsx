/** @jest-environment jsdom */
import {act, fireEvent, screen} from '@testing-library/react';
import {CodeButtons} from '@site/src/docs/CodeButtons';
import behavior from '@site/src/docs/CodeButtons/codeButtons.behavior';
import {showHtml} from '../../../support/pageHtml';

beforeAll(() => behavior.start());
beforeEach(() => {
  jest.useFakeTimers();
  showHtml(
    <>
      {['first', 'second'].map((name) => (
        <div key={name} data-code-block>
          <CodeButtons what={name} />
          <pre>
            <code>{`of ${name}\n`}</code>
          </pre>
        </div>
      ))}
    </>,
  );
});
afterEach(() => jest.useRealTimers());

const button = (name: string): HTMLElement => screen.getByRole('button', {name: `Copy ${name}`});
const press = (name: string) => act(async () => void fireEvent.click(button(name)));
/** What the button and the status of each block say; a status that is only read aloud in parentheses. */
const said = (): string[] =>
  screen.getAllByRole('status').map((status) => {
    const words = status.className === 'visually-hidden' ? `(${status.textContent})` : status.textContent;
    return `${status.nextElementSibling?.textContent} ${words}`;
  });

test('the button says for a while that its code is copied, and another one takes that over', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  Object.assign(navigator, {clipboard: {writeText}});
  expect(said()).toEqual(['Copy ()', 'Copy ()']);
  await press('first');
  expect(writeText).toHaveBeenLastCalledWith('of first');
  expect(said()).toEqual(['Copied (Copied)', 'Copy ()']);
  await press('second');
  expect(writeText).toHaveBeenLastCalledWith('of second');
  expect(said()).toEqual(['Copy ()', 'Copied (Copied)']);
  act(() => jest.runAllTimers());
  expect(said()).toEqual(['Copy ()', 'Copy ()']);
});

test('where nothing may be copied, the code is selected, and the reader sees what to press', async () => {
  Object.assign(navigator, {
    clipboard: {writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError'))},
  });
  await press('second');
  expect(said()).toEqual(['Copy ()', 'Copy Selected: press Ctrl+C or Cmd+C']);
  expect(window.getSelection()?.toString()).toBe('of second\n');
  act(() => jest.runAllTimers());
  expect(said()).toEqual(['Copy ()', 'Copy ()']);
});
