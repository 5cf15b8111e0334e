/** @jest-environment jsdom */
import {untilDateIsTyped} from '@site/src/browser/islands/typedInParts';

let field: HTMLInputElement;
let isOver: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<div><input type="date" value="2026-03-02"><input></div><input type="date">';
  field = document.querySelector('input') ?? document.createElement('input');
  field.focus();
  isOver = false;
});

/** Waits for a field's island, whether that takes time or none. */
async function wait(): Promise<void> {
  void untilDateIsTyped(document.querySelector('div') ?? document.body).then(() => (isOver = true));
  await jest.advanceTimersByTimeAsync(0);
}

/** What a browser says of a date of which a part is missing, which no script can put there. */
function typePart(isPart: boolean): void {
  Object.defineProperty(field, 'validity', {configurable: true, value: {badInput: isPart}});
  field.dispatchEvent(new KeyboardEvent('keydown', {key: '3'}));
}

test.each([
  ['a date that is as it came', () => undefined],
  ['a field of words', () => document.querySelectorAll('input')[1]?.focus()],
  ['a date outside of the island', () => document.querySelectorAll('input')[2]?.focus()],
  ['a date that was left', () => field.blur()],
])('%s is not waited for', async (_, act) => {
  act();
  await wait();
  expect(isOver).toBe(true);
});

test('a date is waited for until a second has passed since its last key', async () => {
  field.value = '2026-03-03';
  await wait();
  await jest.advanceTimersByTimeAsync(900);
  typePart(false);
  await jest.advanceTimersByTimeAsync(900);
  expect(isOver).toBe(false);
  await jest.advanceTimersByTimeAsync(100);
  expect(isOver).toBe(true);
});

test('a date in parts is waited for as long as it is looked up, or until the field is left', async () => {
  typePart(true);
  await wait();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(isOver).toBe(false);
  field.blur();
  await jest.advanceTimersByTimeAsync(0);
  expect(isOver).toBe(true);
});
