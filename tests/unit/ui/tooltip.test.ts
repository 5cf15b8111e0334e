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
  jest.restoreAllMocks();
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

const leave = (target: EventTarget, type: string, init: MouseEventInit = {}) =>
  target.dispatchEvent(new MouseEvent(type, {bubbles: true, ...init}));

test.each<[string, (link: HTMLElement | null) => unknown]>([
  ['the focus has left its link', (link) => link && leave(link, 'focusout')],
  ['the pointer has left its link', (link) => leave(document.body, 'pointerover', {relatedTarget: link})],
  ['the pointer has left the page', () => leave(document.documentElement, 'pointerleave', {bubbles: false})],
  ['Escape', () => document.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape'}))],
])('a tooltip closes after %s', (_, happens) => {
  pointAt('one');
  wait(700);
  happens(document.getElementById('one'));
  expect(shown()).toBeUndefined();
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

test.each([
  ['above its link', {left: 100, top: 200, bottom: 220}, {left: '100px', top: '152px'}],
  ['below a link at the top', {left: 100, top: 50, bottom: 70}, {left: '100px', top: '78px'}],
  ['within the left edge', {left: -30, top: 200, bottom: 220}, {left: '16px', top: '152px'}],
  ['within the right edge', {left: 1000, top: 200, bottom: 220}, {left: '808px', top: '152px'}],
])('a tooltip stands %s, 8 pixels from it and 16 from the edge', (_, link, place) => {
  // A window of jsdom is 1024 pixels wide.
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return this.id === 'one'
      ? new DOMRect(link.left, link.top, 50, link.bottom - link.top)
      : new DOMRect(0, 0, 200, 40);
  });
  pointAt('one');
  wait(700);
  const {left, top} = document.querySelector<HTMLElement>('[role=tooltip]')?.style ?? {};
  expect({left, top}).toEqual(place);
});
