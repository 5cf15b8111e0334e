/** @jest-environment jsdom */
import behavior from '@site/src/ui/Tooltip/tooltip.behavior';

// Missing in jsdom.
Object.assign(HTMLElement.prototype, {showPopover: () => undefined});

const wait = (milliseconds: number) => jest.advanceTimersByTime(milliseconds);
const shown = () => document.querySelector('[role=tooltip]')?.textContent;

function pointAt(id: string, pointerType = 'mouse'): void {
  const event = Object.assign(new MouseEvent('pointerover', {bubbles: true}), {pointerType});
  document.getElementById(id)?.dispatchEvent(event);
}

beforeAll(() => behavior.start());
beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = ['one', 'two']
    .map((id) => `<a id="${id}" data-tooltip aria-description="${id}"></a>`)
    .join('');
});
afterEach(() => {
  behavior.onPage();
  // What closes last has no say in the next test.
  wait(1_000);
});

test('a tooltip opens once the pointer has rested for 700 ms, and for no finger', () => {
  pointAt('one', 'touch');
  wait(1_000);
  expect(shown()).toBeUndefined();
  pointAt('one');
  wait(400);
  pointAt('two');
  wait(699);
  expect(shown()).toBeUndefined();
  wait(1);
  expect(shown()).toBe('two');
});

test.each([
  [299, 'two'],
  [300, undefined],
])('%i ms after one has closed, what the next pointer finds at once is %s', (milliseconds, found) => {
  pointAt('one');
  wait(700);
  document.dispatchEvent(new Event('pointerdown'));
  expect(shown()).toBeUndefined();
  wait(milliseconds);
  pointAt('two');
  expect(shown()).toBe(found);
});

test.each([
  ['stayed in its place', 0, 'one'],
  ['moved', -40, undefined],
])('after a scroll in which its link %s (top %i), the tooltip is %s', (_, top, found) => {
  pointAt('one');
  wait(700);
  const control = document.getElementById('one');
  if (control !== null) control.getBoundingClientRect = () => new DOMRect(0, top, 0, 0);
  document.dispatchEvent(new Event('scroll'));
  expect(shown()).toBe(found);
});
