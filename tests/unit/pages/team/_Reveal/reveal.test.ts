/** @jest-environment jsdom */
import behavior from '@site/src/pages/team/_Reveal/reveal.behavior';

let look = (): void => undefined;
const disconnect = jest.fn();
let watched = 0;

beforeEach(() => {
  watched = 0;
  Object.assign(window, {
    matchMedia: () => ({matches: false}),
    IntersectionObserver: class {
      constructor(callback: () => void) {
        look = callback;
      }
      observe = () => (watched += 1);
      disconnect = disconnect;
    },
  });
});

/** A group 400 pixels high, of which 40% are to be seen, so many pixels below the top of a window of 768. */
function groupAt(top: number): {readonly state: () => string | undefined; readonly moveTo: (top: number) => void} {
  document.body.innerHTML = '<ul data-reveal-share="0.4"></ul>';
  const group = document.querySelector<HTMLElement>('ul') ?? document.body;
  const moveTo = (place: number): void => {
    group.getBoundingClientRect = () => new DOMRect(0, place, 100, 400);
  };
  moveTo(top);
  behavior.onPage();
  return {state: () => group.dataset.reveal, moveTo};
}

test('a group waits until its share is in the window, above or below, and is then left alone', () => {
  const {state, moveTo} = groupAt(1000);
  expect(state()).toBe('waiting');
  moveTo(768 - 100);
  look();
  expect(state()).toBe('waiting');
  moveTo(-300);
  look();
  expect(state()).toBe('waiting');
  moveTo(768 - 160);
  look();
  expect(state()).toBe('shown');
  expect(disconnect).toHaveBeenCalledTimes(1);
  behavior.onPage();
  expect([state(), watched]).toEqual(['shown', 1]);
});

test('one that is in the window with the page is shown at once', () => {
  expect(groupAt(100).state()).toBe('shown');
});

test.each([
  ['prefers reduced motion', () => Object.assign(window, {matchMedia: () => ({matches: true})})],
  ['has a browser that tells nothing of the window', () => Reflect.deleteProperty(window, 'IntersectionObserver')],
])('nothing is hidden from who %s', (_, prepare) => {
  prepare();
  expect(groupAt(1000).state()).toBeUndefined();
});
