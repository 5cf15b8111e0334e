/** @jest-environment jsdom */
import {afterFirstAct} from '@site/src/browser/afterFirstAct';
import {whenNear} from '@site/src/browser/whenNear';

// Missing in jsdom, where browsers have it.
class Pointer extends MouseEvent {}
Object.assign(window, {PointerEvent: Pointer});

const act = (type: string, [movementX, movementY] = [1, 0]) =>
  window.dispatchEvent(
    type === 'pointermove'
      ? Object.assign(new Pointer(type), {movementX, movementY})
      : new Event(type, {bubbles: true}),
  );

test.each(['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'change'])(
  'the first %s counts, and nothing after it',
  (type) => {
    const callback = jest.fn();
    afterFirstAct(callback);
    act('pointermove', [0, 0]);
    expect(callback).not.toHaveBeenCalled();
    act(type);
    act(type);
    act('keydown');
    expect(callback).toHaveBeenCalledTimes(1);
  },
);

test.each([
  ['across', -1, 0],
  ['down', 0, 1],
])('a pointer that moves %s counts', (_, across, down) => {
  const callback = jest.fn();
  afterFirstAct(callback);
  act('pointermove', [across, down]);
  expect(callback).toHaveBeenCalledTimes(1);
});

test('nothing counts once it was called off', () => {
  const callback = jest.fn();
  afterFirstAct(callback)();
  act('keydown');
  expect(callback).not.toHaveBeenCalled();
});

test('a browser that cannot observe takes everything as near', () => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  const callback = jest.fn();
  whenNear(document.body, callback)();
  expect(callback).toHaveBeenCalledTimes(1);
});

test('what is not near is waited for, and called back once', () => {
  let report = (_: readonly {readonly isIntersecting: boolean}[]): void => undefined;
  const [callback, disconnect, observe] = [jest.fn(), jest.fn(), jest.fn()];
  const Observer = jest.fn((listener: typeof report) => {
    report = listener;
    return {observe, disconnect};
  });
  Object.assign(window, {IntersectionObserver: Observer});
  whenNear(document.body, callback);
  expect(observe).toHaveBeenCalledWith(document.body);
  expect(Observer.mock.calls[0]).toEqual([report, {rootMargin: '300px', threshold: 0.01}]);
  report([{isIntersecting: false}]);
  expect([callback.mock.calls.length, disconnect.mock.calls.length]).toEqual([0, 0]);
  report([{isIntersecting: false}, {isIntersecting: true}]);
  expect([callback.mock.calls.length, disconnect.mock.calls.length]).toEqual([1, 1]);
});
