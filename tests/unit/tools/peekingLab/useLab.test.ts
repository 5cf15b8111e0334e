/** @jest-environment jsdom */
import {act, renderHook} from '@testing-library/react';
import {exactShares, labAnswer, type LabQuestion} from '@site/src/tools/peekingLab/lab';
import {useLab} from '@site/src/tools/peekingLab/useLab.client';

const answer = labAnswer({looks: 1, alpha: 0.05, seed: 1});

/** Stands in for the browser's workers, of which jsdom has none. */
class FakeWorker {
  static all: FakeWorker[] = [];
  onmessage: ((event: {readonly data: unknown}) => void) | undefined;
  onerror: (() => void) | undefined;
  isOver = false;
  task: unknown;
  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(task: unknown): void {
    this.task = task;
  }
  terminate(): void {
    this.isOver = true;
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  FakeWorker.all = [];
  Object.assign(globalThis, {Worker: FakeWorker});
});
afterEach(() => jest.useRealTimers());

const wait = () => act(async () => jest.advanceTimersByTimeAsync(300));
const first: LabQuestion = {looks: 2, alpha: 0.05, seed: 1};
const ask = () =>
  renderHook((question: LabQuestion) => useLab(question, answer), {initialProps: first, reactStrictMode: false});
const tell = (worker: FakeWorker | undefined, data: unknown) => act(() => worker?.onmessage?.({data}));

test('what the build has computed is asked for again by nobody', async () => {
  renderHook(() => useLab({looks: 1, alpha: 0.05, seed: 1}, answer));
  await wait();
  expect(FakeWorker.all).toEqual([]);
});

test('only the last of several quick changes is worked on, with the limits that are known', async () => {
  const {result, rerender} = ask();
  expect(result.current.work).toEqual({kind: 'running', done: 0});
  rerender({...first, looks: 3});
  await wait();
  expect(FakeWorker.all.map(({task}) => task)).toEqual([{question: {...first, looks: 3}, known: answer.exact}]);
});

test('an answer to an earlier question, or one that was canceled, is not taken', async () => {
  const {result, rerender} = ask();
  await wait();
  const [early] = FakeWorker.all;
  rerender({...first, looks: 3});
  tell(early, {kind: 'exact', exact: exactShares(2, 0.05)});
  expect([early?.isOver, result.current.exact]).toEqual([true, answer.exact]);
  await wait();
  const [, late] = FakeWorker.all;
  act(() => result.current.cancel());
  tell(late, {kind: 'progress', done: 0.5});
  act(() => late?.onerror?.());
  await wait();
  expect([late?.isOver, result.current.work, FakeWorker.all.length]).toEqual([true, {kind: 'canceled'}, 2]);
  act(() => result.current.resume());
  await wait();
  expect([FakeWorker.all.length, result.current.work.kind]).toEqual([3, 'running']);
});

test.each([
  ['is refused', () => Object.assign(globalThis, {Worker: undefined}), () => undefined],
  ['breaks', () => undefined, () => FakeWorker.all[0]?.onerror?.()],
])('where the worker %s, the page itself answers', async (_, prepare, then) => {
  prepare();
  const {result} = ask();
  await wait();
  act(then);
  for (let step = 0; step < 10; step += 1) await wait();
  expect(result.current).toMatchObject({exact: {looks: 2}, simulated: {seed: 1}, work: {kind: 'idle'}});
});

test('who leaves takes the work along', async () => {
  const {unmount} = ask();
  await wait();
  unmount();
  expect(FakeWorker.all.map(({isOver}) => isOver)).toEqual([true]);
});

test.each([{looks: 2}, {alpha: 0.1}, {seed: 2}])(
  'a question that differs in %j alone is worked on',
  async (changed) => {
    const asked = {looks: 1, alpha: 0.05, seed: 1};
    const {rerender} = renderHook((question: LabQuestion) => useLab(question, answer), {initialProps: asked});
    rerender({...asked, ...changed});
    await wait();
    expect(FakeWorker.all.map(({task}) => task)).toMatchObject([{question: {...asked, ...changed}}]);
  },
);
