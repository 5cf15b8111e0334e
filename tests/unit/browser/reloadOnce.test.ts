/** @jest-environment jsdom */
import type * as module from '@site/src/browser/reloadOnce';

/** As after loading a page, whose history entry may bring a mark along. */
async function loadPage(state: unknown = null): Promise<typeof module> {
  jest.resetModules();
  window.history.replaceState(state, '');
  return import('@site/src/browser/reloadOnce');
}

// jsdom reports that it cannot load pages.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation());
afterEach(() => jest.restoreAllMocks());

it('marks the history entry beside what others keep there', async () => {
  const {reloadedDialog, reloadedAct, reloadOnce} = await loadPage({key: 'abc'});
  expect([reloadedDialog(), reloadedAct()]).toEqual([undefined, undefined]);
  expect(reloadOnce({dialog: 'lead'})).toBe(true);
  expect(window.history.state).toEqual({key: 'abc', reloadedFor: {dialog: 'lead'}});
});

it('keeps what was asked for when other parts fail together with it', async () => {
  const {reloadOnce} = await loadPage();
  for (const purpose of [undefined, {act: [1, 2]}, undefined]) expect(reloadOnce(purpose)).toBe(true);
  expect(window.history.state).toEqual({reloadedFor: {act: [1, 2]}});
});

it('does so once: the page that was reloaded takes the mark off and stays', async () => {
  const {reloadedDialog, reloadOnce} = await loadPage({key: 'abc', reloadedFor: {dialog: 'lead'}});
  expect(reloadedDialog()).toBe('lead');
  expect(window.history.state).toEqual({key: 'abc'});
  expect(reloadOnce()).toBe(false);
  expect((await loadPage(window.history.state)).reloadOnce()).toBe(true);
});

it('brings the place of an act along', async () => {
  expect((await loadPage({reloadedFor: {act: [0, 3]}})).reloadedAct()).toEqual([0, 3]);
});

it('does not once words were typed', async () => {
  const {reloadOnce} = await loadPage();
  document.body.dispatchEvent(new InputEvent('input', {bubbles: true}));
  expect(reloadOnce()).toBe(false);
  expect(window.history.state).toBeNull();
});

it.each(['checkbox', 'radio'])('does after a choice by a %s, which is done again', async (type) => {
  const {reloadOnce} = await loadPage();
  document.body.innerHTML = `<input type="${type}">`;
  document.querySelector('input')?.dispatchEvent(new Event('input', {bubbles: true}));
  expect(reloadOnce()).toBe(true);
});

it.each([null, 'text', {}, {reloadedFor: 1}])('takes %j for a page that was not reloaded', async (state) => {
  const {reloadedDialog, reloadOnce} = await loadPage(state);
  expect(reloadedDialog()).toBeUndefined();
  expect(reloadOnce()).toBe(true);
});

it.each([{reloadedFor: {dialog: 7}}, {reloadedFor: {act: ['x']}}])('opens and clicks nothing for %j', async (state) => {
  const {reloadedDialog, reloadedAct} = await loadPage(state);
  expect([reloadedDialog(), reloadedAct()]).toEqual([undefined, undefined]);
});
